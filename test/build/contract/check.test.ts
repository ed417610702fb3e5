/** The check of a host: what it names, hosts that fail in every way, and hosts that mean something else. */
import { test } from './checked-host.ts';
import { isWhole } from './mutant-tests.ts';

if (!isWhole) {
  await import('./contract-tests.ts');
  await import('./fault-tests.ts');
}
test.run();
