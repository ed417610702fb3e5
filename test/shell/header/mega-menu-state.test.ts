import '../../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { indexCategories } from '../../../src/domain/categories.ts';
import { type MenuEvent, type OpenPanel, reduceMenu } from '../../../src/shell/header/mega-menu-state.ts';
import { gifts, kitchen, sports } from './category-bar-support.tsx';

const index = indexCategories([kitchen, sports, gifts]);
const after = (...events: readonly MenuEvent[]) =>
  events.reduce<OpenPanel | null>((panel, event) => reduceMenu(panel, event, index, 'page'), null);

test('shows a preview by the focus, which Tab skips and which the returning focus shows again', () => {
  const focus = { type: 'focus', top: kitchen } as const;
  assert.is(after(focus)?.state, 'preview');
  assert.is(after(focus, { type: 'tab' })?.state, 'skipped');
  assert.is(after(focus, { type: 'tab' }, focus)?.state, 'preview');
});

test('keeps an open panel open when the focus comes to its link or Tab leaves it', () => {
  const open = { type: 'open', top: kitchen } as const;
  assert.is(after(open, { type: 'focus', top: kitchen })?.state, 'open');
  assert.is(after(open, { type: 'tab' })?.state, 'open');
});

test('toggles the panel of a category, and opens none for a category without children', () => {
  const toggle = { type: 'toggle', top: kitchen } as const;
  assert.is(after(toggle)?.top, kitchen.id);
  assert.is(after(toggle, toggle), null);
  assert.is(after({ type: 'focus', top: kitchen }, toggle), null);
  assert.is(after({ type: 'open', top: gifts }), null);
});

test.run();
