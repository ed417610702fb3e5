import { render } from '../../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { usePageHead } from '../../../src/state/page/use-page-head.ts';

function Screen({ title, host }: { readonly title: string; readonly host?: string }) {
  usePageHead({ title, isHidden: true }, { title: host });
  return null;
}
const robots = () => document.querySelector('meta[name=robots]')?.getAttribute('content');

test('sets title and listing, those of the host first, and puts back what was there', () => {
  document.title = 'Served';
  const { rerender, unmount } = render(<Screen title="Teapots" />);
  assert.equal([document.title, robots()], ['Teapots | Candour', 'noindex']);
  rerender(<Screen title="Teapots" host="All teapots" />);
  assert.is(document.title, 'All teapots');
  unmount();
  assert.equal([document.title, robots()], ['Served', undefined]);
});

test.run();
