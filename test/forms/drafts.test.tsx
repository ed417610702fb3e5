/** What was typed stays on the device, with its person, and leaving asks where something would be lost. */
import { act, expectConsole, screen, setAddress, user, waitFor } from '../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { uiMessages } from '../../src/messages/ui.ts';
import { fill, page, reviewerArrives, send, stars, text, title } from './support.tsx';

const dialog = () => screen.queryByRole('alertdialog', { name: 'Leave without saving?' });

test('restores what was typed after a reload, to the same person only, until it is discarded', async () => {
  const first = await page();
  await fill();
  act(() => void window.dispatchEvent(new Event('pagehide')));
  first.view.unmount();

  const other = await page({ person: 'bob', device: first.device });
  assert.is(title().value, '');
  other.view.unmount();
  const record = await page({ record: 'n2', device: first.device });
  assert.is(title().value, '');
  record.view.unmount();

  const again = await page({ device: first.device });
  assert.equal([title().value, stars('4 – Good').checked], [' Warm light ', true]);
  await user.click(screen.getByRole('button', { name: 'Discard draft' }));
  assert.equal([title().value, stars('4 – Good').checked], ['', false]);
  again.view.unmount();
  await page({ device: first.device });
  assert.is(title().value, '');
});

test('saves the last typed values when a phone hides the page, which may be the last event', async () => {
  const { device } = await page();
  await fill();
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  assert.match([...device.values()].join(), 'Warm light');
});

test('survives a session that ended: sign in, and everything is there again', async () => {
  expectConsole(/notes/);
  const { device, answer, view, left } = await page({ options: { asksToLeave: true } });
  await fill();
  await send();
  await answer({}, 401);
  assert.match(screen.getByRole('alert').textContent ?? '', uiMessages.signedOut);
  const link = screen.getByRole('link', { name: 'Sign In' });
  assert.is(link.getAttribute('href'), '/login?return_to=%2Freviews');
  link.addEventListener('click', event => event.preventDefault());
  await user.click(link);
  assert.equal([dialog(), left], [null, []]);
  view.unmount();
  await page({ device });
  assert.is(title().value, ' Warm light ');
});

test('has no draft any more once it is saved', async () => {
  const { device, answer, view } = await page();
  await fill();
  await send();
  assert.ok(device.get('drafts:ann'));
  await answer({});
  view.unmount();
  assert.is(device.get('drafts:ann'), undefined);
});

test('restores a draft as soon as the host says who it is, unless something was typed before', async () => {
  const { device, view } = await page();
  await fill();
  view.unmount();
  const late = await page({ person: null, device });
  assert.is(title().value, '');
  await reviewerArrives(late, 'ann');
  assert.is(title().value, ' Warm light ');
  late.view.unmount();

  const typed = await page({ person: null, device });
  await user.type(title(), 'Newer');
  await reviewerArrives(typed, 'ann');
  assert.is(title().value, 'Newer');
});

test('shows and stores nothing of one person as that of another', async () => {
  const restored = await page();
  await fill();
  const { device } = restored;
  restored.view.unmount();
  const shared = await page({ device });
  assert.is(title().value, ' Warm light ');
  await reviewerArrives(shared, 'bob');
  assert.equal([title().value, stars('4 – Good').checked], ['', false]);
  await user.type(title(), 'Mine');
  shared.view.unmount();
  assert.not.match(device.get('drafts:bob') ?? '', 'Warm light');
  assert.match(device.get('drafts:bob') ?? '', 'Mine');
  assert.match(device.get('drafts:ann') ?? '', 'Warm light');
});

const screens = { medals: () => <p>medals</p> };
const around = <a href="/reviews/medals">Medals</a>;
const asking = { at: '/reviews/trust', options: { asksToLeave: true }, screens, around };
const at = () => location.pathname;

test('leaves without a question where a draft is kept', async () => {
  await page({ ...asking, options: {} });
  await fill();
  await user.click(screen.getByRole('link', { name: 'Medals' }));
  assert.equal([dialog(), at()], [null, '/reviews/medals']);
});

test('asks at once before a link leaves what no draft can hold', async () => {
  await page({ ...asking, options: { notKept: ['text'] } });
  await user.type(text(), 'Warm');
  await user.click(screen.getByRole('link', { name: 'Medals' }));
  assert.ok(dialog());
  assert.is(at(), '/reviews/trust');
});

test('asks before a link leaves unsaved changes, and stays or leaves as chosen', async () => {
  const { device } = await page(asking);
  await fill();
  await user.click(screen.getByRole('link', { name: 'Medals' }));
  assert.ok(dialog());
  await user.click(screen.getByRole('button', { name: 'Stay here' }));
  assert.equal([dialog(), at(), title().value], [null, '/reviews/trust', ' Warm light ']);
  await user.click(screen.getByRole('link', { name: 'Medals' }));
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  assert.equal([dialog(), at()], [null, '/reviews/medals']);
  assert.is(device.get('drafts:ann'), undefined);
});

test('asks before Back leaves unsaved changes, as often as it is pressed', async () => {
  setAddress('/reviews/medals');
  history.pushState(null, '', '/reviews/trust');
  await page({ ...asking, at: null });
  await fill();
  for (let time = 0; time < 2; time += 1) {
    await act(async () => history.back());
    await waitFor(() => assert.ok(dialog()));
    assert.is(at(), '/reviews/trust');
    await user.click(screen.getByRole('button', { name: 'Stay here' }));
  }
  await act(async () => history.back());
  await waitFor(() => assert.ok(dialog()));
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  await waitFor(() => assert.is(at(), '/reviews/medals'));
});

test('has the browser ask before a reload, as long as something is unsaved', async () => {
  const { answer } = await page(asking);
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  assert.not(isAsked());
  await fill();
  assert.ok(isAsked());
  await send();
  await answer({});
  assert.not(isAsked());
});

test('leaves without a question once it is saved', async () => {
  const { routing, answer } = await page(asking);
  await fill();
  await send();
  await answer({});
  act(() => routing.navigate('/reviews/medals'));
  assert.equal([dialog(), at()], [null, '/reviews/medals']);
});

test.run();
