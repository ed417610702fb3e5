import * as esbuild from 'esbuild';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createDevLoop } from '../../../fixtures/host/start/dev-loop.ts';

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
    async readHostCode() {
      if (set.code.includes('mistake')) throw new Error(set.code);
      return set.code;
    },
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
    ready: address => void said.push(`ready: ${address}`),
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
  assert.ok(await loop.start(['--reset']));
  assert.equal(news(), [
    `${failed}\nno brace`,
    'pages: no brace',
    'start --reset',
    'pages: no brace',
    'ready: http://localhost:1',
  ]);
  // The host runs the same as before.
  set.wrong = null;
  await loop.onChange(changed('src'), []);
  assert.equal(news(), ['The build works again.', 'pages: load again']);
});

test('waits for a host whose code has a mistake, and starts it once that is mended', async () => {
  const { set, loop, news } = openLoop();
  set.code = 'mistake';
  assert.ok(await loop.start([]));
  assert.equal(news(), [`${failed}\nmistake`, 'pages: mistake', 'The host starts once this is mended.']);
  set.code = 'code 1';
  await loop.onChange(changed('fixtures'), []);
  assert.equal(news(), [
    'The build works again.',
    'stop',
    'start ',
    'pages: load again',
    'ready: http://localhost:1',
  ]);
});

test('is itself run by nothing of the host or the product that a mistake might break', async () => {
  const { metafile } = await esbuild.build({
    entryPoints: ['fixtures/host/start/dev.ts'],
    ...{ bundle: true, write: false, metafile: true, packages: 'external', platform: 'node', format: 'esm' },
    external: ['*/build.mjs'],
  });
  const own = Object.keys(metafile.inputs);
  assert.ok(own.includes('fixtures/host/start/dev-loop.ts'));
  assert.equal(
    own.filter(path => /^src\/(?!build\/)|^fixtures\/(?!host\/(?:db|start)\/[\w-]+\.ts$)/.test(path)),
    [],
  );
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
