import { readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';

interface Locked {
  readonly link?: boolean;
  readonly integrity?: string;
  readonly resolved?: string;
}
const { packages } = JSON.parse(
  readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8'),
) as { readonly packages: Readonly<Record<string, Locked>> };
const locked = Object.entries(packages).filter(([path, { link }]) => path !== '' && !link);

test('knows the content of each package, also of those for other systems', () => {
  assert.ok(locked.length > 100);
  const unknown = locked.filter(([, { integrity }]) => !/^sha(512|384)-[\w+/]{64,}=*$/.test(integrity ?? ''));
  assert.equal(
    unknown.map(([path]) => path),
    [],
  );
});

test('says of no package where it comes from', () => {
  assert.equal(
    locked.filter(([, { resolved }]) => resolved).map(([path]) => path),
    [],
  );
});

test.run();
