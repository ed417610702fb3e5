/** `npm run dev` as a developer meets it, in a copy of the sources and without a database; dev-loop.test.ts holds its rules. */
import { spawn } from 'node:child_process';
import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test } from 'uvu';
import * as assert from 'uvu/assert';

const repository = fileURLToPath(new URL('../../..', import.meta.url));
/** Below the repository, so that packages are found. */
const root = join(repository, `.tmp/dev-test-${process.pid}`);
const copied = ['src', 'fixtures', 'build.mjs', 'package.json', 'LICENSE'];

/** In place of `fixtures/host/db/prepare.ts`: opening a database takes longer than all the rest. */
const noDatabase = `
import type { Db } from './db.ts';
const db: Db = {
  kind: 'pglite', query: async () => [], exec: async () => {}, transaction: work => work(db),
  exclusively: work => work(), close: async () => {},
};
export const prepareDatabase = async () => db;
`;

/** Replaces text in a file of the copy. */
async function edit(file: string, from: string, to: string): Promise<void> {
  const text = await readFile(join(root, file), 'utf8');
  assert.ok(text.includes(from), `${file} has no ${from}`);
  await writeFile(join(root, file), text.replace(from, to));
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>(resolve => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as { port: number };
  await new Promise(resolve => server.close(resolve));
  return port;
}

/** Text that comes bit by bit. */
function collect() {
  let text = '';
  let notice = () => {};
  return {
    add(more: string) {
      text += more;
      notice();
    },
    /** Waits until the text matches. @returns what has come since the last time */
    async until(pattern: RegExp): Promise<string> {
      while (!pattern.test(text))
        await new Promise<void>(resolve => {
          notice = resolve;
        });
      const all = text;
      text = '';
      return all;
    },
  };
}

/** The events of an open page. */
async function openEvents(origin: string) {
  const page = collect();
  const body = (await fetch(`${origin}/dev/events`)).body?.pipeThrough(new TextDecoderStream());
  const read = async () => {
    for await (const text of body ?? []) page.add(text);
  };
  // The host ends the answer when it is restarted.
  read().catch(() => {});
  await page.until(/start\ndata: .*\n\n/);
  return page;
}

test.before(async () => {
  await mkdir(root, { recursive: true });
  for (const name of copied) await cp(join(repository, name), join(root, name), { recursive: true });
  await symlink(join(repository, 'node_modules'), join(root, 'node_modules'), 'dir');
  await writeFile(join(root, 'fixtures/host/db/prepare.ts'), noDatabase);
  // Half of each build, and nothing that is looked at here.
  await rm(join(root, 'src/frames/render-frame.tsx'));
});
test.after(() => rm(root, { recursive: true, force: true }));

test('says what is wrong, shows it in pages, says when it works again, and restarts the host', async () => {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const said = collect();
  const dev = spawn(process.execPath, ['--import', 'tsx', 'fixtures/host/start/dev.ts'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise(resolve => dev.once('exit', resolve));
  for (const stream of [dev.stdout, dev.stderr]) stream.setEncoding('utf8').on('data', said.add);
  try {
    assert.match(await said.until(/Ready: .*\n/), origin);
    const page = await openEvents(origin);

    // A missing brace.
    const sheet = 'src/pages/home/home.css';
    const right = await readFile(join(root, sheet), 'utf8');
    await writeFile(join(root, sheet), right.replace('}', ''));
    assert.match(
      await page.until(/problem\ndata: .*\n\n/),
      /^event: problem\ndata: ".*Expected \\"}\\".*home\.css/,
    );
    assert.match(await said.until(/Expected "}"/), /^Build failed, pages stay as they are\.\n/);

    // Mended, and a path that the host answers is another one.
    await edit('src/contract/shipping-countries.ts', '/shipping_countries.json', '/moved.json');
    await writeFile(join(root, sheet), right);
    const lines = await said.until(/Host restarted: what it runs has changed\.\n/);
    assert.match(lines, /^The build works again\.\nHost restarted/);
    assert.is((await fetch(`${origin}/shipping_countries.json`)).status, 404);
    assert.is((await fetch(`${origin}/moved.json`)).status, 200);

    // A comment changes nothing that the host runs.
    const pageAfterwards = await openEvents(origin);
    await edit('fixtures/host/calls/terms.ts', 'import', '// A comment.\nimport');
    assert.is(await pageAfterwards.until(/reload\ndata: \n\n/), 'event: reload\ndata: \n\n');
  } finally {
    dev.kill('SIGTERM');
    assert.is(await ended, 0);
  }
});

test.run();
