import { fireEvent, user, waitFor } from '../../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { holdLongTimers, pass } from '../../support/long-timers.ts';
import { field, mount, options } from '../../search-bar/support.tsx';

/** Changes the text as an input method does, letter by letter. */
function compose(text: string, key: { keyCode: number; code: string }): void {
  fireEvent.keyDown(field(), key);
  fireEvent(field(), new Event('compositionstart', { bubbles: true }));
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  set?.call(field(), text);
  fireEvent(field(), new InputEvent('input', { bubbles: true, isComposing: true }));
}
const endComposition = () => fireEvent(field(), new Event('compositionend', { bubbles: true }));
const hardware = { keyCode: 229, code: 'KeyN' };
const onScreen = { keyCode: 229, code: '' };
/** Time until suggestions are requested, ms. */
const pause = 200;

holdLongTimers();

async function start() {
  const { server } = await mount();
  await user.click(field());
  return {
    // An empty field asks for what is popular.
    requested: () => server.requests.filter(({ address }) => /instant_search\?q=[^&]/.test(address)).length,
  };
}

test('requests suggestions for a composed word at its end, and none before', async () => {
  const { requested } = await start();
  compose('cam', hardware);
  assert.equal([field().value, options()], ['cam', ['cam']]);
  pass(pause);
  assert.is(requested(), 0);
  endComposition();
  pass(pause);
  await waitFor(() => assert.ok(options().length > 1));
  assert.is(requested(), 1);
});

test('requests suggestions at once for what an on-screen keyboard composes', async () => {
  const { requested } = await start();
  compose('cam', onScreen);
  pass(pause);
  await waitFor(() => assert.ok(options().length > 1));
  assert.is(requested(), 1);
});

test('requests suggestions again for what is typed after a composed word', async () => {
  const { requested } = await start();
  compose('zz', hardware);
  endComposition();
  pass(pause);
  await waitFor(() => assert.is(requested(), 1));
  await user.clear(field());
  await user.type(field(), 'cam');
  pass(pause);
  await waitFor(() => assert.ok(options().length > 1));
  assert.is(requested(), 2);
});

test.run();
