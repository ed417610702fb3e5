import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { alertsAtom } from '../../../src/state/page/alerts.ts';
import { alertAtom, dismissAlertAtom } from '../../../src/state/page/notices.ts';
import { setUp } from '../support.ts';

const lost = { kind: 'error', message: 'It is lost' } as const;
const found = { kind: 'success', message: 'It is found' } as const;

test('keeps alerts in order until each is dismissed', () => {
  const { store } = setUp();
  store.set(alertAtom, lost);
  store.set(alertAtom, found);
  assert.equal(store.get(alertsAtom), [lost, found]);
  store.set(dismissAlertAtom);
  assert.equal(store.get(alertsAtom), [found]);
  store.set(dismissAlertAtom);
  store.set(dismissAlertAtom);
  assert.equal(store.get(alertsAtom), []);
});

test('does not repeat an alert that nobody has seen yet', () => {
  const { store } = setUp();
  store.set(alertAtom, lost);
  store.set(alertAtom, { ...lost });
  assert.equal(store.get(alertsAtom), [lost]);
  store.set(alertAtom, { ...lost, kind: 'success' });
  assert.is(store.get(alertsAtom).length, 2);
});

test.run();
