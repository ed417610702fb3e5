import { act, expectConsole, screen, user, within } from '../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { formMessages } from '../../src/messages/forms.ts';
import { uiMessages } from '../../src/messages/ui.ts';
import { manualTimers } from '../support/timers.ts';
import { fill, page, send, showForm, stars, text, title } from './support.tsx';

const body = (request: { body: unknown }) => JSON.parse(String(request.body));

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

test('sends what is seen after a script of the host has reset it', async () => {
  const { server } = await page();
  await fill();
  document.querySelector<HTMLFormElement>('.mp-form')?.reset();
  await new Promise(resolve => setTimeout(resolve));
  assert.is(title().value, '');
  assert.is(document.querySelector('.mp-form input:checked'), null);
  await send();
  assert.equal(server.requests, []);
  screen.getByRole('heading', { name: /Please check/ });
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

test('takes an outdated token, refused without a word about a field, for a session that ended', async () => {
  expectConsole(/notes/);
  const { answer } = await page();
  await fill();
  await send();
  await answer({}, 422);
  assert.match(screen.getByRole('alert').textContent ?? '', uiMessages.signedOut);
  screen.getByRole('link', { name: 'Sign In' });
});

test('says that the answer is late, lets somebody try again, and is done when any answer comes', async () => {
  expectConsole(/no answer/);
  for (const isSilent of [false, true]) {
    const { after, pass } = manualTimers();
    const { answer, server, sent, view } = await page({ after, isSilent });
    await fill();
    await send();
    await act(async () => pass());
    assert.match(screen.getByRole('alert').textContent ?? '', uiMessages.failures.late);
    await user.type(text(), 'and dim');
    await send();
    assert.is(screen.queryByRole('alert'), null);
    assert.equal(
      server.requests.map(request => body(request).text),
      ['', 'and dim'],
    );
    await answer({});
    assert.equal(sent, [{ stars: 4, title: ' Warm light ', text: 'and dim' }]);
    view.unmount();
  }
});

test.run();
