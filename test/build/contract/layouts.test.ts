/** The layouts of the guide: each is whole, and those whose language is here run. */
import { execFile, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { checkContract } from '../../../src/build/contract/check.ts';
import { readContract } from '../../../src/build/contract/list.ts';
import { partsOf, tokenOf } from '../../../src/build/contract/pages.ts';
import { tellLacking } from '../../support/lacking.ts';

const guide = await readFile(new URL('../../../src/contract/LAYOUTS.md', import.meta.url), 'utf8');
const layouts = [...guide.matchAll(/^## (.+)\n[^#]*?```(\w+)\n([\s\S]*?)```/gm)].map(
  ([, host = '', language = '', code = '']) => ({ host, language, code }),
);
const codeOf = (name: string) => layouts.find(({ host }) => host === name)?.code ?? '';

/** Where Python is, with Django; `PYTHON` names another one. */
const python = process.env.PYTHON ?? 'python3';

test('has seven layouts', () => {
  assert.equal(
    layouts.map(({ host }) => host),
    ['Plain HTML', 'Rails', 'Plain PHP', 'Django', 'Laravel', 'Phoenix', 'Express'],
  );
});

for (const { host, code } of layouts)
  test(`is whole for ${host}`, () => {
    const html = code
      .slice(code.indexOf('<!doctype html>'))
      .replace('<%= csrf_meta_tags %>', '<meta name="csrf-token" content="x">')
      .replace('<%= marketplace_tags %>', '<script src="marketplace.js"></script>')
      // What a template writes, and its own marks.
      .replace(/\{!![\s\S]*?!!\}|\$\{meta\}|<%= raw\(.*\) %>|<\?= json_encode.*\?>/, '{}')
      .replace(/\{% if person %\}.*?\{% endif %\}|<\?= \$person .*?\?>/, '')
      .replace(/<title>.*<\/title>/, '<title>Reviews</title>')
      .replace(/lang="(<%=|\{\{)[^"]*"/, 'lang="en"');
    assert.equal(partsOf(html, { origin: '', isGuest: true }).differences, []);
    assert.match(code, '#search-navbar { min-block-size: clamp(70px, (100vw - 767px) * 60, 130px); }');
    assert.match(code, 'main { display: flow-root; min-block-size: 100vh; }');
    assert.match(code, 'body { margin: 0; }');
  });

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>(resolve => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  await promisify(server.close.bind(server))();
  return port;
}

/** Starts a layout that is a program, and holds it to what it answers: its page, and its writes. */
async function checkRunning(
  command: string,
  args: (port: number) => readonly string[],
  { name, code, started }: { readonly name: string; readonly code: string; readonly started: RegExp },
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'layout-'));
  await writeFile(join(folder, name), code);
  const port = await freePort();
  const child = spawn(command, args(port), { cwd: folder });
  try {
    await new Promise<void>((resolve, reject) => {
      let output = '';
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', text => {
          output += text;
          if (started.test(output)) resolve();
        });
      child.on('exit', () => reject(new Error(output)));
    });
    const checks = await checkContract(`http://localhost:${port}`, { contract: await readContract() });
    const states = new Map(checks.map(one => [one.name, one]));
    for (const call of ['page', 'screens', 'links', 'followCall', 'meCall'])
      assert.equal(states.get(call)?.differences, [], call);
    for (const call of ['page', 'screens', 'links', 'followCall'])
      assert.is(states.get(call)?.state, 'holding', call);
  } finally {
    child.removeAllListeners('exit');
    child.kill();
    await rm(folder, { recursive: true });
  }
}
const runs = (command: string, ...args: string[]): Promise<boolean> =>
  promisify(execFile)(command, args).then(
    () => true,
    () => false,
  );

test('runs for Django, which takes the token of its page and refuses a write without it', async () => {
  if (!(await runs(python, '-c', 'import django')))
    return tellLacking('Python with Django is', 'pip install django');
  await checkRunning(python, port => ['app.py', 'runserver', '--noreload', `localhost:${port}`], {
    ...{ name: 'app.py', code: codeOf('Django'), started: /Quit the server/ },
  });
});

test('runs for PHP, too', async () => {
  if (!(await runs('php', '--version'))) return tellLacking('PHP is', 'apt-get install php-cli');
  await checkRunning('php', port => ['-S', `localhost:${port}`, 'app.php'], {
    ...{ name: 'app.php', code: codeOf('Plain PHP'), started: /Development Server/ },
  });
});

/** What a Phoenix application hands to its layout; Debian has none of its packages. */
const phoenix = `
defmodule Plug.CSRFProtection do
  def get_csrf_token, do: "token-of-the-session"
end
defmodule Phoenix.HTML do
  def raw(text), do: text
end
defmodule Jason do
  def encode!(map, escape: :html_safe), do: "{" <> Enum.map_join(map, ",", fn {key, value} -> ~s("#{key}":"#{value}") end) <> "}"
end
layout = "<% import Phoenix.HTML %>" <> File.read!("root.html.eex")
for assigns <- [
      [inner_content: "As the server has it"],
      [inner_content: "", page_title: "Lamps", current_user: "ada", app_meta: %{locale: "de"}]
    ],
    do: IO.puts(EEx.eval_string(layout, assigns: assigns))
`;

test('renders for Phoenix, as guest and signed in', async () => {
  if (!(await runs('elixir', '--version'))) return tellLacking('Elixir is', 'apt-get install elixir');
  const folder = await mkdtemp(join(tmpdir(), 'layout-'));
  await writeFile(join(folder, 'root.html.eex'), codeOf('Phoenix'));
  await writeFile(join(folder, 'render.exs'), phoenix);
  const { stdout } = await promisify(execFile)('elixir', ['render.exs'], { cwd: folder });
  await rm(folder, { recursive: true });
  const [, guest = '', reviewer = ''] = stdout.split('<!doctype html>').map(html => `<!doctype html>${html}`);
  for (const [html, isGuest] of [
    [guest, true],
    [reviewer, false],
  ] as const) {
    const { meta, differences } = partsOf(html, { origin: '', isGuest });
    assert.equal(differences, []);
    assert.equal(meta, isGuest ? {} : { locale: 'de' });
    assert.is(tokenOf(html), 'token-of-the-session');
  }
  assert.match(guest, '<main>As the server has it</main>');
  assert.match(reviewer, '<title>Lamps</title>');
});

test.run();
