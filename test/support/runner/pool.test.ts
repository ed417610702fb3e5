import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { root } from './command.mjs';
import { type FileResult, runFiles } from './pool.mjs';

const folder = `.tmp/pool-test-${process.pid}`;
const moduleOf = (path: string) => JSON.stringify(join(root, path));
const head = `import { test } from 'uvu'; import * as assert from 'uvu/assert';`;
const dom = `import { act } from ${moduleOf('test/support/dom.ts')};`;

const sources = {
  'leaves-things.test.ts': `${dom} ${head} import { state } from './state.ts';
    test('leaves things behind', () => {
      act(() => {}); new Response(); state.count += 1; globalThis.left = 1; document.title = 'left'; console.error = () => {};
    });
    test.run();`,
  'finds-nothing.test.ts': `${head} import { state } from './state.ts'; const error = console.error;
    test('finds nothing of another file', () => {
      assert.equal([state.count, typeof left, typeof document], [0, 'undefined', 'undefined']);
      assert.match(String(error), 'native code');
    });
    test('reads a file of a form', async () => {
      const form = new FormData();
      form.append('file', new File([], 'x'));
      assert.ok((await new Response(form).formData()).get('file') instanceof File);
    });
    test.run();`,
  'loads-react.test.ts': `import 'react-dom/client'; ${head}
    test('has no document', () => assert.is(typeof document, 'undefined'));
    test.run();`,
  'changes-a-field.test.ts': `import { fireEvent, render, screen } from ${moduleOf('test/support/dom.ts')}; ${head}
    import { createElement } from 'react';
    test('handles a change', () => {
      const values = [];
      render(createElement('input', { type: 'range', onChange: ({ target }) => values.push(target.value) }));
      fireEvent.change(screen.getByRole('slider'), { target: { value: '7' } });
      assert.equal(values, ['7']);
    });
    test.run();`,
  'throws-later.test.ts': `${head} test('throws when nobody looks', () => {
      setTimeout(() => { throw new Error('too late'); });
    });
    test.run();`,
  'fails.test.ts': `${head} test('is not so', () => assert.is(1, 2)); test.run();`,
  'hangs.test.ts': `${head} test('leaves a timer', () => { setInterval(() => {}, 1000); }); test.run();`,
  'works.test.ts': `${head} test('works', () => assert.ok(true)); test.run();`,
};

test.before(async () => {
  await mkdir(join(root, folder), { recursive: true });
  await writeFile(join(root, folder, 'state.ts'), 'export const state = { count: 0 };');
  for (const [name, source] of Object.entries(sources)) await writeFile(join(root, folder, name), source);
});
test.after(() => rm(join(root, folder), { recursive: true }));

/** Runs the files in one process, or as many as it takes. */
async function resultsOf(names: readonly (keyof typeof sources)[], limitMs = 60_000) {
  const all: (FileResult & { readonly name: string })[] = [];
  await runFiles(
    names.map(name => `${folder}/${name}`),
    { lanes: [() => true], limitMs },
    (file, result) => all.push({ name: file, ...result }),
  );
  return all;
}

/** Of one run in this order: each process costs more than all tests here. */
const results = new Map<string, FileResult>();
test.before(async () => {
  const names = [
    ...(['loads-react.test.ts', 'changes-a-field.test.ts', 'leaves-things.test.ts'] as const),
    ...(['finds-nothing.test.ts', 'fails.test.ts', 'throws-later.test.ts', 'works.test.ts'] as const),
  ];
  for (const { name, ...result } of await resultsOf(names)) results.set(name, result);
});
const outcome = (name: keyof typeof sources) => results.get(`${folder}/${name}`);

test('gives a file nothing of what the one before it did', () => {
  for (const name of ['leaves-things.test.ts', 'finds-nothing.test.ts'] as const)
    assert.is(outcome(name)?.code, 0, outcome(name)?.output);
});

test('delivers changes to React, whichever file loads it', () => {
  for (const name of ['loads-react.test.ts', 'changes-a-field.test.ts'] as const)
    assert.is(outcome(name)?.code, 0, outcome(name)?.output);
});

test('names the file that fails or crashes, and goes on with the next one', () => {
  assert.is(outcome('fails.test.ts')?.code, 1);
  assert.match(outcome('fails.test.ts')?.output ?? '', 'is not so');
  assert.is(outcome('throws-later.test.ts')?.code, 1);
  assert.match(outcome('throws-later.test.ts')?.output ?? '', 'too late');
  assert.is(outcome('works.test.ts')?.code, 0);
  assert.match(outcome('works.test.ts')?.output ?? '', /Passed: +1/);
});

test('has one process begin with the files that wait for nothing, and each other one with its own', async () => {
  const order: string[] = [];
  const names = ['leaves-things', 'works', 'loads-react'].map(name => `${folder}/${name}.test.ts`);
  await runFiles(
    names,
    {
      lanes: [file => file.includes('loads')],
      limitMs: 60_000,
      // Ready when the file that need not wait is over.
      ready: new Promise<void>(resolve => {
        const timer = setInterval(() => {
          if (order.length < 1) return;
          clearInterval(timer);
          resolve();
        }, 10);
      }),
      canRunEarly: file => file.includes('works'),
    },
    (file, { code }) => order.push(`${file.slice(folder.length + 1)} ${code}`),
  );
  assert.equal(order, ['works.test.ts 0', 'loads-react.test.ts 0', 'leaves-things.test.ts 0']);
});

test('ends a file that leaves something running', async () => {
  const [result] = await resultsOf(['hangs.test.ts'], 2_000);
  assert.ok(result?.isLate);
});

test.run();
