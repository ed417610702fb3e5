import { act, expectConsole, screen, setAddress, user, waitFor, within } from '../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { lateUiMessages } from '../../src/messages/late-ui.ts';
import { formMessages } from '../../src/messages/forms.ts';
import { uiMessages } from '../../src/messages/ui.ts';
import { page, reviewerArrives, showForm } from './support.tsx';

const title = () => screen.getByRole('textbox', { name: 'Title' }) as HTMLInputElement;
const text = () => screen.getByRole('textbox', { name: 'Text' }) as HTMLTextAreaElement;
const stars = (name: string) => screen.getByRole('radio', { name }) as HTMLInputElement;
const send = () => user.click(screen.getByRole('button', { name: /^(Send|Try again)$/ }));
const dialog = () => screen.queryByRole('alertdialog', { name: 'Leave without saving?' });
const body = (request: { body: unknown }) => JSON.parse(String(request.body));
const fill = async () => {
  await user.click(stars('4 – Good'));
  await user.type(title(), ' Warm light ');
};

test('names what is wrong at the fields and above them, and focuses the first', async () => {
  const { server } = await page();
  await user.type(text(), 'x'.repeat(21));
  await send();
  assert.equal(server.requests, []);
  screen.getByRole('heading', { name: 'Please check 3 fields' });
  assert.is(document.activeElement, stars('1 – Bad'));
  assert.is(title().getAttribute('aria-invalid'), 'true');
  const notes = (title().getAttribute('aria-describedby') ?? '').split(' ');
  assert.equal(
    notes.map(id => document.getElementById(id)?.textContent),
    ['In a few words', 'Write a title.'],
  );
  await user.click(screen.getByRole('link', { name: 'Write a title.' }));
  assert.is(document.activeElement, title());
});

test('takes an error away as soon as it is mended', async () => {
  await page();
  await send();
  await fill();
  assert.is(screen.queryByRole('heading', { name: /Please check/ }), null);
  assert.is(title().getAttribute('aria-invalid'), null);
});

test('is filled in and sent by keyboard alone', async () => {
  const { server, sent, answer } = await page();
  stars('1 – Bad').focus();
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  await user.tab();
  await user.keyboard('Warm light{Enter}');
  const [request, ...more] = server.requests;
  assert.is(more.length, 0);
  assert.is(request?.headers.get('X-CSRF-Token'), 'token-1');
  assert.equal(body(server.last()), { record: 'n1', stars: 4, text: '', title: 'Warm light' });
  await answer({});
  assert.is(sent.length, 1);
});

test('is sent once, however often it is submitted meanwhile', async () => {
  const { server, sent, answer } = await page();
  await fill();
  await send();
  await user.type(title(), '{Enter}{Enter}');
  assert.is(server.requests.length, 1);
  await answer({});
  assert.is(sent.length, 1);
});

for (const [what, errors] of [
  ['under errors', { errors: { note: { title: ['is taken'] } } }],
  ['at the top', { title: 'is taken' }],
] as const)
  test(`shows what the host says about a field ${what}, until the field is changed`, async () => {
    expectConsole(/notes/);
    const { answer } = await page();
    await fill();
    await send();
    await answer(errors, 422);
    screen.getByRole('link', { name: 'Title: is taken' });
    assert.is(document.activeElement, title());
    await user.type(title(), '!');
    assert.is(screen.queryByRole('link', { name: 'Title: is taken' }), null);
  });

test('shows what the host says about the whole, and focuses it', async () => {
  expectConsole(/notes/);
  const { answer } = await page();
  await fill();
  await send();
  await answer({ errors: ['You have written this already.'] }, 422);
  screen.getByText('You have written this already.');
  assert.is(document.activeElement, screen.getByRole('region', { name: formMessages.notSent }));
});

test('lists what the host and the form say about the whole once each', async () => {
  expectConsole(/notes/);
  const isTooLoud = (title: string) => title.endsWith('!');
  const { answer } = await page({
    options: { check: ({ title }) => ({ base: isTooLoud(title) && 'Speak softly.' }) },
  });
  await fill();
  await send();
  await answer({ errors: { base: ['You have written this already.'] } }, 422);
  await user.type(title(), '!');
  const errors = within(screen.getByRole('region', { name: formMessages.notSent })).getAllByRole('listitem');
  assert.equal(
    errors.map(error => error.textContent),
    ['You have written this already.', 'Speak softly.'],
  );
});

test('shows an error of a field whose name every object inherits', async () => {
  expectConsole(/notes/);
  const { answer } = await page();
  await fill();
  await send();
  await answer(JSON.parse('{"errors":{"constructor":["is odd"],"__proto__":["is odder"]}}'), 422);
  screen.getByText('is odd');
  screen.getByText('is odder');
});

test('says why sending failed, keeps everything, and sends it again', async () => {
  expectConsole(/notes/);
  const { server, sent, answer } = await page();
  await fill();
  await send();
  await answer({}, 500);
  assert.match(screen.getByRole('alert').textContent ?? '', uiMessages.failures.server);
  assert.is(title().value, ' Warm light ');
  await send();
  await answer({});
  assert.equal([server.requests.length, sent.length], [2, 1]);
});

test('says nothing of a failure once its values are discarded, or the form is opened anew', async () => {
  expectConsole(/notes/);
  const { answer } = await page();
  await fill();
  await send();
  await answer({ errors: { title: ['is taken'] } }, 422);
  showForm(false);
  showForm(true);
  assert.is(title().value, ' Warm light ');
  assert.not(screen.queryByText('is taken'));

  await send();
  await answer({}, 500);
  screen.getByRole('button', { name: 'Try again' });
  showForm(false);
  showForm(true);
  assert.not(screen.queryByRole('alert'));
  await send();
  await answer({}, 500);
  screen.getByRole('alert');
  await user.click(screen.getByRole('button', { name: 'Discard draft' }));
  assert.not(screen.queryByRole('alert'));
  screen.getByRole('button', { name: 'Send' });
});

test('announces no failure where it is silent, but offers to try again', async () => {
  expectConsole(/notes/);
  const { answer } = await page({ isSilent: true });
  await fill();
  await send();
  await answer({}, 500);
  assert.is(screen.queryByRole('alert'), null);
  screen.getByRole('button', { name: 'Try again' });
});

test('counts characters, and reads the count out near the end only', async () => {
  await page();
  await user.type(text(), 'x'.repeat(17));
  screen.getByText('17 of 20 characters');
  assert.is(screen.queryByText(/characters left/), null);
  await user.type(text(), 'xxxx');
  screen.getByText('1 character too many');
});

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
  assert.match(screen.getByRole('alert').textContent ?? '', lateUiMessages.signedOut);
  const link = screen.getByRole('link', { name: 'Sign In' });
  assert.is(link.getAttribute('href'), '/login?return_to=%2Freviews');
  link.addEventListener('click', event => event.preventDefault());
  await user.click(link);
  assert.equal([dialog(), left], [null, []]);
  view.unmount();
  await page({ device });
  assert.is(title().value, ' Warm light ');
});

test('takes an outdated token, refused without a word about a field, for a session that ended', async () => {
  expectConsole(/notes/);
  const { answer } = await page();
  await fill();
  await send();
  await answer({}, 422);
  assert.match(screen.getByRole('alert').textContent ?? '', lateUiMessages.signedOut);
  screen.getByRole('link', { name: 'Sign In' });
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
