import { act, fireEvent, user, waitFor } from '../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { keepLazy, loadAllLazy } from '../support/lazy.ts';
import { field, mount, options } from './support.tsx';

keepLazy();

test('loses nothing that is typed while the suggestions load, and opens them', async () => {
  await mount();
  act(() => field().focus());
  fireEvent.change(field(), { target: { value: 'la' } });
  await loadAllLazy();
  await waitFor(() => assert.equal(options(), ['la']));
  await user.keyboard('mp');
  assert.is(field().value, 'lamp');
  assert.equal(options(), ['lamp']);
  assert.is(document.activeElement, field());
});

test.run();
