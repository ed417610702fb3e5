import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createDevLoop } from '../../fixtures/host/dev-loop.ts';

const changed = (...folders: string[]) => new Set(folders);
const failed = 'Build failed, pages stay as they are.';

/** A loop whose build, host code and host are what the test sets; `said` lists all that happened. */
function openLoop() {
  const set = { bundle: 'bundle 1', code: 'code 1', wrong: null as string | null, startsHost: true };
  const said: string[] = [];
  const ended: (() => void)[] = [];
  const loop = createDevLoop({
    async build() {
      if (set.wrong !== null) throw new Error(set.wrong);
      return set.bundle;
    },
    readHostCode: async () => set.code,
    host: {
      async start(args, onEnded) {
        said.push(`start ${args.join(' ')}`);
        ended.push(onEnded);
        if (!set.startsHost) onEnded();
        return set.startsHost ? 'http://localhost:1' : null;
      },
      async stop() {
        said.push('stop');
      },
      notify: ({ problem }) => void said.push(problem === null ? 'pages: load again' : `pages: ${problem}`),
    },
    say: line => void said.push(line),
    warn: line => void said.push(line),
  });
  return {
    set,
    loop,
    /** Ends the host from outside. */
    crash: () => ended.at(-1)?.(),
    /** The events since the last call. */
    news: () => said.splice(0),
  };
}

test('starts the host, also with a build that fails, and shows its pages what is wrong', async () => {
  const { set, loop, news } = openLoop();
  set.wrong = 'no brace';
  assert.is(await loop.start(['--reset']), 'http://localhost:1');
  assert.equal(news(), [`${failed}\nno brace`, 'pages: no brace', 'start --reset', 'pages: no brace']);
});

test('says a problem once, and once that the build works again', async () => {
  const { set, loop, news } = openLoop();
  await loop.start([]);
  news();
  set.wrong = '\u001b[31mno brace\u001b[0m';
  await loop.onChange(changed('src'), []);
  await loop.onChange(changed('src'), []);
  assert.equal(news(), [`${failed}\n${set.wrong}`, 'pages: no brace', 'pages: no brace']);
  set.wrong = 'no name';
  await loop.onChange(changed('src'), []);
  assert.equal(news(), [`${failed}\nno name`, 'pages: no name']);
  set.wrong = null;
  await loop.onChange(changed('src'), []);
  assert.equal(news(), ['The build works again.', 'pages: load again']);
});

test('builds again what failed, wherever the next change is', async () => {
  const { set, loop, news } = openLoop();
  await loop.start([]);
  set.wrong = 'no brace';
  await loop.onChange(changed('src'), []);
  set.wrong = null;
  news();
  await loop.onChange(changed('fixtures'), []);
  assert.equal(news(), ['The build works again.', 'pages: load again']);
});

test('has pages load again where something else was built, or a file of fixtures changed', async () => {
  const { set, loop, news } = openLoop();
  await loop.start([]);
  news();
  await loop.onChange(changed('src'), []);
  assert.equal(news(), []);
  set.bundle = 'bundle 2';
  await loop.onChange(changed('src'), []);
  await loop.onChange(changed('fixtures'), []);
  assert.equal(news(), ['pages: load again', 'pages: load again']);
});

test('restarts the host where it runs something else', async () => {
  const { set, loop, news } = openLoop();
  await loop.start([]);
  news();
  set.code = 'code 2';
  await loop.onChange(changed('src'), ['--products', '20']);
  const restarted = ['stop', 'start --products 20', 'pages: load again'];
  assert.equal(news(), [...restarted, 'Host restarted: what it runs has changed.']);
  await loop.onChange(changed('src'), []);
  assert.equal(news(), []);
});

test('starts a host again at the next change that did not start, or that ended by itself', async () => {
  const { set, loop, crash, news } = openLoop();
  await loop.start([]);
  set.code = 'broken';
  set.startsHost = false;
  news();
  await loop.onChange(changed('fixtures'), []);
  assert.equal(news(), ['stop', 'start ', 'The host did not start; the next change starts it again.']);
  set.startsHost = true;
  await loop.onChange(changed('fixtures'), []);
  assert.is(news().at(-1), 'Host restarted: what it runs has changed.');
  crash();
  await loop.onChange(changed('fixtures'), []);
  assert.is(news().at(-1), 'Host restarted: what it runs has changed.');
});

test.run();
