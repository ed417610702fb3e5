import { act, fireEvent, screen, setViewport } from '../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { keepRecentAtom } from '../../src/state/recent-searches.ts';
import { field, href, mount, options } from './support.tsx';

test('leaves the second tap of a double tap without effect on what lies where the field was', async () => {
  setViewport(390, 844);
  const { store } = await mount({ size: 'lg' });
  act(() => store.set(keepRecentAtom, 'red lamp'));
  const stage = document.querySelector('.mp-search-bar__stage') as HTMLElement;
  stage.getBoundingClientRect = () => new DOMRect(16, 300, 358, 64);
  act(() => field().focus());
  assert.ok(screen.getByRole('button', { name: 'Close search' }));
  assert.equal(options(), ['red lamp']);

  const option = screen.getByRole('option');
  const second = { detail: 2, clientX: 100, clientY: 330 };
  fireEvent.pointerDown(option, second);
  assert.not(
    fireEvent.mouseDown(screen.getByRole('button', { name: 'Clear all' }), second),
    'keeps the focus',
  );
  fireEvent.click(option, second);
  assert.is(href(), '/reviews');
  assert.equal(options(), ['red lamp']);

  fireEvent.click(option, { detail: 1, clientX: 100, clientY: 500 });
  assert.is(href(), '/reviews/search?q=red+lamp&page=1');
});

test.run();
