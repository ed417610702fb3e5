import { act, cleanup, expectConsole, screen, user, waitFor } from '../../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Overlays } from '../../../src/shell/overlays/overlays.tsx';
import type { Alert } from '../../../src/state/page/alerts.ts';
import { alertAtom, dockHeightAtom, toastAtom } from '../../../src/state/page/notices.ts';
import { consentAtom, thirdPartiesAtom } from '../../../src/state/page/consent.ts';
import { reportSizes, travel } from '../../routing/support.tsx';
import { noLinks, type SetUp, setUp } from '../support.tsx';
import { setFeatures } from '../../../src/host/features.ts';
import { setSizes } from '../../support/sizes.ts';
import { forgetCookies, setCookie } from '../../support/cookies.ts';

const withKeys = { fields: { keys: { video_api_key: 'v' } } };
const mount = (given: Partial<SetUp> = {}) =>
  setUp({
    meta: withKeys,
    draw: roots => (
      <>
        <h1>screen</h1>
        <button type="button">opener</button>
        <Overlays {...roots} />
      </>
    ),
    ...given,
  });
test.after.each(forgetCookies);

const bar = () => screen.queryByRole('region', { name: 'Cookies' });
const accept = () => screen.getByRole('button', { name: 'Accept' });
const opener = () => screen.getByRole('button', { name: 'opener', hidden: true });
const alertDialog = () => screen.queryByRole('alertdialog') as HTMLDialogElement | null;
const decline = () => screen.getByRole('button', { name: 'Decline' });
const ok = () => screen.getByRole('button', { name: 'OK' });

test('asks for nothing where nothing waits for it, and where the host asks itself', async () => {
  await mount({ meta: {} });
  assert.is(bar(), null);
});

test('leaves the question to a host that has switched the notice off, and takes over its answer', async () => {
  setFeatures({ cookie_notice: false });
  const { store } = await mount();
  assert.is(bar(), null);
  assert.equal(store.get(thirdPartiesAtom), {});
  const choose = (accepted: boolean) =>
    act(() => void document.dispatchEvent(new CustomEvent('marketplace:consent', { detail: { accepted } })));
  choose(true);
  assert.is(store.get(thirdPartiesAtom).videoApiKey, 'v');
  choose(false);
  assert.equal(store.get(thirdPartiesAtom), {});
  assert.is(document.cookie, '', 'the host keeps it');
  setFeatures();
});

test('shows a cookie bar until its button is clicked', async () => {
  const { store } = await mount();
  assert.ok(bar());
  await user.click(accept());
  assert.is(bar(), null);
  assert.is(store.get(consentAtom), true);
  assert.match(document.cookie, 'cookies_accepted=1');
});

test('hides the cookie bar once cookies are declined, and loads nothing from other hosts', async () => {
  const { store } = await mount();
  await user.click(decline());
  assert.is(bar(), null);
  assert.is(document.activeElement?.textContent, 'screen');
  assert.match(document.cookie, 'cookies_accepted=0');
  assert.equal(store.get(thirdPartiesAtom), {});
});

for (const [what, value] of [
  ['accepted', '1'],
  ['declined', '0'],
] as const) {
  test(`shows no cookie bar where cookies were ${what} on an earlier visit`, async () => {
    setCookie('cookies_accepted', value);
    await mount();
    assert.is(bar(), null);
  });
}

test('shows alerts even when the cookie bar throws', async () => {
  expectConsole(/no links/);
  const { store } = await mount({ meta: { fields: noLinks } });
  assert.is(bar(), null);
  act(() => store.set(alertAtom, { kind: 'error', message: 'Lost' }));
  assert.ok(alertDialog());
});

test('is not modal: the page behind the cookie bar can be used and scrolled', async () => {
  await mount();
  assert.is(screen.queryByRole('dialog'), null);
  assert.is.not(document.documentElement.style.overflow, 'hidden');
  await user.tab();
  assert.is(document.activeElement, opener());
});

test('accepts cookies by keyboard, then moves the focus to the content', async () => {
  await mount();
  await user.tab();
  await user.tab();
  assert.is(document.activeElement, screen.getByRole('link', { name: 'Privacy' }));
  await user.tab();
  assert.is(document.activeElement, decline());
  await user.tab();
  assert.is(document.activeElement, accept());
  await user.keyboard('{Enter}');
  assert.is(bar(), null);
  assert.is(document.activeElement?.textContent, 'screen');
});

test('links to the privacy page of the host', async () => {
  await mount();
  assert.is(screen.getByRole('link', { name: 'Privacy' }).getAttribute('href'), '/privacy');
});

test('keeps focused elements out from under header and dock, in what scrolls the page', async () => {
  const putBack = setSizes({ offsetHeight: () => 60 });
  const scroller = document.createElement('div');
  scroller.style.cssText = 'overflow-y: auto; scroll-padding-bottom: 200px';
  scroller.innerHTML = '<div class="mp-navbar-mount-point"></div><main></main>';
  Object.defineProperty(scroller, 'scrollHeight', { value: 3000 });
  document.body.append(scroller);
  await mount();
  await act(async () => reportSizes());
  assert.is(scroller.style.scrollPaddingTop, '68px');
  assert.is(scroller.style.scrollPaddingBottom, '200px', 'a larger one of the host stays');
  // The room is at its end.
  await waitFor(() => assert.is((scroller.lastElementChild as HTMLElement).style.blockSize, '60px'));
  cleanup();
  assert.is(scroller.style.scrollPaddingTop, '');
  assert.not.ok(document.documentElement.hasAttribute('style'), 'no empty attribute is left');
  putBack();
});

test('gives its room at the end of the page back when it closes', async () => {
  document.documentElement.style.scrollPaddingBottom = '3px';
  const putBack = setSizes({ offsetHeight: () => (bar() ? 60 : 0) });
  const { store } = await mount();
  await act(async () => reportSizes());
  assert.is(document.documentElement.style.scrollPaddingBottom, '68px');
  assert.is(store.get(dockHeightAtom), 60);
  await user.click(accept());
  await act(async () => reportSizes());
  assert.is(document.documentElement.style.scrollPaddingBottom, '3px');
  assert.is(store.get(dockHeightAtom), 0);
  putBack();
  document.documentElement.style.scrollPaddingBottom = '';
});

for (const [kind, title] of [
  ['error', 'Error'],
  ['success', 'Success'],
] as const) {
  test(`shows the message of an alert in a dialog titled '${title}'`, async () => {
    const { store } = await mount();
    act(() => store.set(alertAtom, { kind, message: 'This is what happened.' }));
    const dialog = screen.getByRole('alertdialog', { name: title, description: 'This is what happened.' });
    assert.ok((dialog as HTMLDialogElement).open);
    await user.click(ok());
    assert.is(alertDialog(), null);
  });
}

test('locks the page while an alert is open, and returns the focus afterwards', async () => {
  const { store } = await mount();
  opener().focus();
  act(() => store.set(alertAtom, { kind: 'error', message: 'Lost' }));
  assert.is(document.documentElement.style.overflow, 'hidden');
  await user.click(ok());
  assert.is.not(document.documentElement.style.overflow, 'hidden');
  assert.is(document.activeElement, opener());
});

test('shows alerts one after the other', async () => {
  const { store } = await mount();
  opener().focus();
  const alerts: Alert[] = [
    { kind: 'error', message: 'First' },
    { kind: 'success', message: 'Second' },
  ];
  act(() => {
    for (const alert of alerts) store.set(alertAtom, alert);
  });
  assert.is(screen.getAllByRole('alertdialog').length, 1);
  assert.match(alertDialog()?.textContent ?? '', 'First');
  await user.click(ok());
  assert.match(alertDialog()?.textContent ?? '', 'Second');
  await user.click(ok());
  assert.is(alertDialog(), null);
  assert.is(document.activeElement, opener());
});

test('closes one alert per Back, and stays on the page', async () => {
  const { store } = await mount({ at: '/reviews/search?q=lamp' });
  act(() => {
    store.set(alertAtom, { kind: 'error', message: 'First' });
    store.set(alertAtom, { kind: 'error', message: 'Second' });
  });
  for (const next of ['Second', undefined]) {
    await travel(-1);
    assert.is(alertDialog()?.querySelector('p')?.textContent, next);
    assert.is(location.pathname + location.search, '/reviews/search?q=lamp');
  }
});

test('offers to take an action back, once', async () => {
  const { store } = await mount();
  let undone = 0;
  await act(async () => store.set(toastAtom, { text: 'Deleted', tone: 'success', undo: () => undone++ }));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  assert.is(undone, 1);
  assert.is(screen.queryByRole('button', { name: 'Undo' }), null);
});

for (const [way, press] of [
  ['taken back', 'Undo'],
  ['dismissed', 'Dismiss'],
] as const)
  test(`returns the focus to the pressed button when a message is ${way}, or to the content where it is gone`, async () => {
    const { store } = await mount();
    for (const isGone of [false, true]) {
      const pressed = document.body.appendChild(document.createElement('button'));
      pressed.focus();
      await act(async () => store.set(toastAtom, { text: 'Done', tone: 'success', undo: () => {} }));
      if (isGone) pressed.remove();
      await user.click(screen.getByRole('button', { name: press }));
      assert.is(document.activeElement, isGone ? screen.getByRole('heading') : pressed);
    }
  });

test.run();
