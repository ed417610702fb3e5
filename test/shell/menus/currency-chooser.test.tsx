import { act, fireEvent, screen, user, waitFor } from '../../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { CurrencyChooser } from '../../../src/shell/menus/currency-chooser.tsx';
import { followHomeCurrency } from '../../../src/state/money/home-currency.ts';
import { currencyMessages } from '../../../src/messages/navigation.ts';
import { countryPreference } from '../../../src/state/money/preference.ts';
import { RootProviders } from '../../../src/shell/root-providers.tsx';
import { servicesAtom } from '../../../src/state/core/services.ts';
import { loadReviewerAtom } from '../../../src/state/person/reviewer.ts';
import { settled } from '../../api/fake-fetch.ts';
import { type SetUp, setUp } from '../support.tsx';

const tip = 'Prices will only be shown in this currency here. Stores may use different currencies.';
const missing = 'Other currencies aren’t available right now.';
const exchangeRates = { USD: 1, SEK: 10, EUR: 0.9, CHF: 0.8, NZD: 1.6 };
const Nothing = () => null;
const mount = (given: Partial<SetUp> = {}) =>
  setUp({
    screens: { home: Nothing, PageSearch: Nothing },
    draw: roots => (
      <RootProviders {...roots}>
        <CurrencyChooser />
      </RootProviders>
    ),
    ...given,
    meta: { exchangeRates, ...given.meta },
  });
const unknown = { meta: { exchangeRates: undefined } };
const button = () => screen.getByRole('button', { name: /^Show prices in/ });
const optionTexts = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
async function choose(name: string) {
  await user.click(button());
  await user.click(screen.getByRole('option', { name }));
}

test('offers the store currency, the top ones with a rate, a separator, and the rest by code', async () => {
  const { main } = await mount();
  assert.ok(screen.getByRole('button', { name: 'Show prices in Store currency' }));
  await user.click(button());
  assert.equal(optionTexts(), [
    ...['Store currency', 'EUR Euro', 'NZD New Zealand Dollar', 'USD US Dollar'],
    ...['CHF Swiss Franc', 'SEK Swedish Krona'],
  ]);
  const separators = main.querySelectorAll('hr');
  assert.is(separators.length, 1);
  assert.is(separators[0]?.previousElementSibling?.textContent, 'USD US Dollar');
  assert.is(separators[0]?.nextElementSibling?.textContent, 'CHF Swiss Franc');
});

test('finds a currency by code, name and symbol', async () => {
  await mount();
  await user.click(button());
  for (const [typed, found] of [
    ['chf', 'CHF Swiss Franc'],
    ['swiss', 'CHF Swiss Franc'],
    ['€', 'EUR Euro'],
  ] as const) {
    await user.keyboard(typed);
    assert.equal(optionTexts(), [found]);
    await user.clear(screen.getByRole('combobox'));
  }
  await user.keyboard('bitcoin');
  assert.ok(screen.getByText('Sorry, no matching options.'));
});

test('shows flags of the host’s folder, and hides those that are broken', async () => {
  const { main } = await mount({ meta: { fields: { flags_base: 'https://flags.test/48' } } });
  await user.click(button());
  const flags = () => [...main.querySelectorAll('img')].map(({ src }) => src);
  assert.equal(
    flags(),
    ['eur', 'nzd', 'usd', 'chf', 'sek'].map(code => `https://flags.test/48/${code}.png`),
  );
  fireEvent.error(main.querySelectorAll('img')[1] as HTMLImageElement);
  assert.not(flags().includes('https://flags.test/48/nzd.png'));
  assert.is(flags().length, 4);
});

test('says in which currency approximate amounts are', async () => {
  const { store } = await mount();
  await act(async () => void followHomeCurrency(store));
  await act(async () => void store.set(countryPreference.receiveAtom, 'SE'));
  screen.getByText(currencyMessages.home({ currency: 'SEK' }));
  await choose('EUR Euro');
  screen.getByText(tip);
});

test('keeps a choice and says what it means, until it is the store currency again', async () => {
  const { store } = await mount();
  assert.is(screen.queryByText(tip), null);
  await choose('EUR Euro');
  assert.ok(screen.getByRole('button', { name: 'Show prices in EUR Euro' }));
  assert.is(store.get(servicesAtom).storage.get('currency'), 'EUR');
  assert.ok(screen.getByText(tip));
  assert.ok(
    document.getElementById(button().getAttribute('aria-describedby') ?? '')?.textContent?.includes(tip),
  );
  await choose('Store currency');
  assert.is(store.get(servicesAtom).storage.get('currency'), '*');
  assert.is(screen.queryByText(tip), null);
});

test('saves a reviewer’s choice to the profile, and a guest’s nowhere', async () => {
  const saved = ({ server }: Awaited<ReturnType<typeof mount>>) =>
    server.requests.filter(({ method }) => method === 'PUT').map(({ address, body }) => [address, body]);
  const guest = await mount();
  await choose('EUR Euro');
  assert.equal(saved(guest), []);
  guest.view.unmount();
  const reviewer = await mount({ loggedIn: true, respond: () => ({ body: {} }) });
  await choose('EUR Euro');
  await waitFor(() =>
    assert.equal(saved(reviewer), [['/reviews/profile/reviewers/0', '{"reviewer":{"rs_currency":"EUR"}}']]),
  );
});

test('converts the price limits of a search, rounded up', async () => {
  await mount({ at: '/reviews/search?q=lamp&page=3&currency=USD&min_price=10&max_price=99.5' });
  assert.ok(screen.getByRole('button', { name: 'Show prices in USD US Dollar' }));
  await choose('EUR Euro');
  assert.is(location.search, '?q=lamp&page=1&currency=EUR&min_price=9&max_price=90');
});

test('shows the currency of the address, in whatever case it is written', async () => {
  await mount({ at: '/reviews?currency=eur' });
  assert.ok(screen.getByRole('button', { name: 'Show prices in EUR Euro' }));
  assert.ok(screen.getByText(tip));
});

test('shows the store currency when the address names one without a rate', async () => {
  await mount({ at: '/reviews?currency=xyz' });
  assert.ok(screen.getByRole('button', { name: 'Show prices in Store currency' }));
});

test('says that the currencies are loading, then offers them', async () => {
  const { store, server } = await mount(unknown);
  let loading: Promise<void> = Promise.resolve();
  await act(async () => {
    loading = store.set(loadReviewerAtom);
  });
  assert.is(screen.queryByText(missing), null);
  await user.click(button());
  assert.ok(screen.getByText('Loading...'));
  await act(async () => {
    server.last().answer({ exchange_rates: exchangeRates });
    await loading;
  });
  assert.is(optionTexts().length, 6);
});

test('says that other currencies failed to load, keeps the store’s, and retries', async () => {
  const { server } = await mount(unknown);
  assert.ok(screen.getByText(missing));
  await user.click(button());
  assert.equal(optionTexts(), ['Store currency']);
  await user.keyboard('{Escape}');

  const answer = (body: unknown, status = 200) =>
    act(async () => {
      server.last().answer(body, status);
      await settled();
    });
  const retry = () => screen.queryByRole('button', { name: /Try again/ });
  const press = async () => {
    await user.click(retry() as HTMLElement);
    assert.is(retry()?.getAttribute('aria-busy'), 'true');
    assert.ok(screen.getByText(missing));
  };
  await press();
  assert.is(server.last().address, '/reviews/me.json?exchange_rates=true');
  await answer('Oops', 503);
  await waitFor(() => assert.is(retry()?.getAttribute('aria-busy'), null));
  assert.ok(screen.getByText(missing));

  await press();
  await answer({ exchange_rates: exchangeRates });
  await waitFor(() => assert.is(retry(), null));
  assert.is(screen.queryByText(missing), null);
  assert.is(document.activeElement, button());
  await choose('EUR Euro');
  assert.ok(screen.getByText(tip));
});

test('shows a currency chosen earlier while its rate is unknown, and can leave it', async () => {
  const { store } = await mount({ meta: { exchangeRates: undefined, currency: 'EUR' } });
  assert.ok(screen.getByRole('button', { name: 'Show prices in EUR Euro' }));
  await choose('Store currency');
  assert.is(store.get(servicesAtom).storage.get('currency'), '*');
});

test('can be used by keyboard alone', async () => {
  await mount();
  await user.tab();
  assert.is(document.activeElement, button());
  await user.keyboard('{Enter}swe{Enter}');
  assert.is(document.activeElement, button());
  assert.ok(screen.getByRole('button', { name: 'Show prices in SEK Swedish Krona' }));
});

test('says once that the choice drops the price limits of the search', async () => {
  const at = '/reviews/search?q=mug&currency=EUR&max_price=50';
  await mount({ at });
  const lost = /price limits were removed/;
  await choose('Store currency');
  assert.is(location.search, '?q=mug&page=1');
  assert.is(screen.getByText(lost).closest('[role]')?.getAttribute('role'), 'status');
  await choose('USD US Dollar');
  assert.not(screen.queryByText(lost));
});

test.run();
