import { act, expectConsole, fireEvent, screen, user, waitFor } from '../../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import EditProfileScreen from '../../../src/pages/edit-profile/index.tsx';
import { alertsAtom } from '../../../src/state/page/alerts.ts';
import { currencyAtom } from '../../../src/state/money/preference.ts';
import { reviewerAtom } from '../../../src/state/person/reviewer.ts';
import { reviewerDetailsAtom } from '../../../src/state/person/reviewer-details.ts';
import type { FakeRequest } from '../../api/fake-fetch.ts';
import { FakeXhr } from '../../forms/fake-xhr.ts';
import { openScreen, type ScreenSetUp, settle } from '../open-screen.tsx';

const reviewer = {
  name: 'Ada',
  encoded_id: 'ada',
  rs_country: 'DE',
  rs_currency: 'EUR',
  subscribed_rs: null,
  notifications: { review_replies: true, pigeon_post: false },
  avatar_image_url: { normal: '/ada.jpg' },
};

interface Host {
  readonly profile?: () => unknown;
  readonly saved?: (request: FakeRequest) => unknown;
  readonly me?: unknown;
}
const open = (
  { profile = () => ({ reviewer }), saved = () => ({}), me = {} }: Host = {},
  rest: Partial<ScreenSetUp> = {},
) => {
  document.head.innerHTML = '<meta name="csrf-token" content="token-1">';
  return openScreen({
    at: '/reviews/profile/edit',
    loggedIn: true,
    meta: {
      reviewer: { encodedId: 'ada', name: 'Ada' },
      fields: { reviewer: { avatar_image_url: '/ada.jpg' } },
      exchangeRates: { EUR: 1, USD: 1.1, SEK: 11 },
    },
    screens: {
      editProfile: EditProfileScreen,
      publicProfile: () => <h1>A profile</h1>,
      feed: () => <h1>News</h1>,
    },
    answer: ({ pathname }, request) => {
      if (request.method === 'PUT') return saved(request);
      return { '/reviews/profile/edit.json': profile(), '/reviews/me.json': me }[pathname];
    },
    ...rest,
  });
};
type Opened = Awaited<ReturnType<typeof open>>;

const box = (name: string) => screen.getByRole('textbox', { name }) as HTMLInputElement;
const select = (name: string) => screen.getByRole('combobox', { name }) as HTMLSelectElement;
const press = async (name: string) => {
  await user.click(screen.getByRole('button', { name }));
  await settle();
};
const rename = async (name: string) => {
  await user.clear(box('Name'));
  await user.type(box('Name'), name);
};
/** The sent values. */
const sent = ({ server }: Opened) =>
  server.requests.flatMap(({ method, body }) =>
    method === 'PUT' ? [JSON.parse(String(body)).reviewer] : [],
  );
const picture = (text: string) =>
  new File([Uint8Array.from(text, letter => letter.charCodeAt(0))], 'me.jpg', { type: 'image/jpeg' });
const choose = (file: File) =>
  act(async () => {
    const input = document.querySelector('input[type=file]') as HTMLInputElement;
    Object.defineProperty(input, 'files', { value: [file], configurable: true });
    fireEvent.change(input);
  });
const dialog = () => screen.queryByRole('dialog', { name: 'Choose what is shown' });

test('shows the profile as it is saved, and is not taken for the public profile of somebody named edit', async () => {
  await open();
  assert.is(screen.getByRole('heading', { level: 1 }).textContent, 'Edit profile');
  assert.is(document.title, 'Edit profile | Candour');
  assert.equal(
    [box('Name').value, select('Country').value, select('Show prices in').value],
    ['Ada', 'DE', 'EUR'],
  );
  assert.equal(
    screen
      .getAllByRole('checkbox')
      .map(one => [one.parentElement?.textContent ?? '', (one as HTMLInputElement).checked]),
    [
      ['Replies to my reviews', true],
      ['pigeon post', false],
      ['News and tips from us', false],
    ],
  );
  assert.not(screen.queryByRole('option', { name: 'All countries' }));
});

test('keeps a currency that has no exchange rate', async () => {
  await open({ profile: () => ({ reviewer: { ...reviewer, rs_currency: 'JPY' } }) });
  const currency = select('Show prices in');
  assert.is(currency.value, 'JPY');
  assert.is(currency.selectedOptions[0]?.textContent, 'JPY – Japanese Yen');
});

test('asks a guest to sign in, and asks the host for no profile', async () => {
  const { server } = await open({}, { loggedIn: false });
  assert.ok(screen.getByRole('heading', { name: 'Sign in to see your profile' }));
  assert.not(server.requests.some(({ address }) => address.includes('profile')));
});

test('shows others’ view of it, saves what was changed, says so, and shows it in the header', async () => {
  const opened = await open(
    {
      me: { name: 'Eva', encoded_id: 'ada', currency: 'SEK', current_country: 'SE', avatar_image_url: null },
    },
    { stored: { currency: 'USD', currency_chosen: 'unsaved' } },
  );
  await rename('Eva');
  await user.selectOptions(select('Country'), 'SE');
  assert.is(
    screen.getByRole('region', { name: 'How others see you' }).textContent,
    'How others see youEvaSweden',
  );
  await user.selectOptions(select('Show prices in'), 'SEK');
  await user.click(screen.getByRole('checkbox', { name: 'pigeon post' }));
  await user.click(screen.getByRole('checkbox', { name: 'News and tips from us' }));
  await press('Save changes');
  assert.equal(sent(opened), [
    {
      name: 'Eva',
      rs_country: 'SE',
      rs_currency: 'SEK',
      notifications: { review_replies: true, pigeon_post: true },
      subscribed_rs: true,
    },
  ]);
  const { store } = opened;
  assert.equal(store.get(alertsAtom), [{ kind: 'success', message: 'Your profile is saved.' }]);
  assert.equal([store.get(reviewerAtom)?.name, store.get(reviewerDetailsAtom)?.avatar], ['Eva', null]);
  assert.is(store.get(currencyAtom), 'SEK');
  assert.is(box('Name').value, 'Eva');

  await press('Save changes');
  assert.is(sent(opened).length, 1);
  assert.ok(screen.getByText('You haven’t changed anything yet.'));
});

test('names what is wrong at its field, before sending and as the host says it', async () => {
  expectConsole(/reviewers/);
  const opened = await open({
    saved: request =>
      request.answer({ errors: { name: ['This name is taken.'], rs_country: ['No such country.'] } }, 422),
  });
  await user.clear(box('Name'));
  await press('Save changes');
  assert.is(document.activeElement, box('Name'));
  assert.ok(screen.getByRole('link', { name: 'Enter a name.' }));
  assert.equal(sent(opened), []);
  await rename('Eva');
  await user.selectOptions(select('Country'), 'SE');
  await press('Save changes');
  assert.ok(screen.getByText('This name is taken.'));
  assert.is(select('Country').getAttribute('aria-invalid'), 'true');
  assert.equal(opened.store.get(alertsAtom), []);
});

test('keeps everything when saving failed, and saves on another press', async () => {
  expectConsole(/reviewers/);
  let fails = true;
  const opened = await open({ saved: () => (fails ? 500 : {}) });
  await rename('Eva');
  await press('Save changes');
  assert.is(box('Name').value, 'Eva');
  fails = false;
  await press('Try again');
  assert.equal(sent(opened).at(-1), { name: 'Eva' });
});

test('asks before it is left with changes, and restores them after a reload', async () => {
  const { routing, storage } = await open();
  await rename('Eva');
  await act(async () => routing.navigate('/reviews/feed'));
  assert.ok(screen.getByRole('alertdialog', { name: 'Leave without saving?' }));
  await press('Stay here');
  await act(async () => void window.dispatchEvent(new Event('pagehide')));
  const stored = Object.fromEntries(storage.kept);
  await act(async () => routing.navigate('/reviews/feed'));
  await press('Leave');
  assert.ok(screen.getByRole('heading', { name: 'News' }));
  document.body.replaceChildren();
  await open({}, { stored });
  assert.is(box('Name').value, 'Eva');
  await press('Discard draft');
  assert.is(box('Name').value, 'Ada');
});

test('crops a picture, uploads it, and saves it', async () => {
  const opened = await open();
  await choose(picture('\xFF\xD8\xFF 800x600'));
  await waitFor(() => assert.ok(dialog()));
  const slider = (name: string) => screen.getByRole('slider', { name }) as HTMLInputElement;
  assert.equal([slider('Left or right').disabled, slider('Up or down').disabled], [false, true]);
  fireEvent.change(slider('Size'), { target: { value: '2' } });
  assert.not(slider('Up or down').disabled);
  await press('Use picture');
  assert.not(dialog());
  await waitFor(() => assert.is(FakeXhr.all.length, 1));
  const upload = FakeXhr.all[0]?.form.get('file') as File;
  assert.match(await upload.text(), '512x512');
  await FakeXhr.all[0]?.answer({ id: 'u1', url: '/uploads/u1.jpg', type: 'image/jpeg', bytes: 9 });
  await press('Save changes');
  assert.equal(sent(opened), [{ avatar_upload_id: 'u1' }]);
});

test('uploads a cropped picture again without asking, and gives a picture up', async () => {
  expectConsole(/uploads/);
  const opened = await open();
  await choose(picture('\xFF\xD8\xFF 800x600'));
  await waitFor(() => assert.ok(dialog()));
  await press('Use picture');
  await waitFor(() => assert.is(FakeXhr.all.length, 1));
  await FakeXhr.all[0]?.breakOff();
  await press('Try again');
  await waitFor(() => assert.is(FakeXhr.all.length, 2));
  assert.not(dialog());
  await press('Cancel');
  assert.ok(FakeXhr.all[1]?.isAborted);
  assert.ok(screen.getByRole('button', { name: 'Choose another picture' }));
  await press('Remove picture');
  assert.is(document.activeElement, screen.getByRole('button', { name: 'Choose a picture' }));
  await press('Save changes');
  assert.equal(sent(opened), [{ avatar_upload_id: null }]);
});

test('closes the dialog without a picture, and refuses what is none', async () => {
  await open();
  await choose(picture('\xFF\xD8\xFF 800x600'));
  await waitFor(() => assert.ok(dialog()));
  await press('Cancel');
  assert.not(dialog());
  assert.is(FakeXhr.all.length, 0);
  await choose(picture('%PDF-1.7'));
  await waitFor(() => assert.ok(screen.getByText('This file can’t be used. Please choose a picture.')));
});

test('shows that it failed, and asks again', async () => {
  let fails = true;
  await open({ profile: () => (fails ? 500 : { reviewer }) });
  assert.ok(screen.getByRole('heading', { name: 'We couldn’t load your profile' }));
  fails = false;
  await press('Try again');
  assert.is(box('Name').value, 'Ada');
});

test.run();
