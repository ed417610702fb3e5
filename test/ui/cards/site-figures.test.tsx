import { render } from '../../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Figures, SiteFigures } from '../../../src/ui/cards/site-figures.tsx';

const show = (figures: Figures | undefined) => (
  <SiteFigures figures={figures} hasFailed={false} onRetry={() => {}} />
);
const values = () => [...document.querySelectorAll('dd')].map(one => one.textContent);

test('shows the figures of the answer from the first paint on, and no other number', () => {
  const seen = new Set<string>();
  const observer = new MutationObserver(() => {
    for (const value of values()) seen.add(value ?? '');
  });
  const { rerender } = render(show(undefined));
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  assert.equal(values(), ['–', '–', '–']);
  rerender(show({ total_verified_reviews: 14_503, shop_metric: 60 }));
  assert.equal(values(), ['14,503', '60']);
  assert.is(document.querySelector('dd')?.attributes.length, 1);
  observer.disconnect();
  assert.ok([...seen].every(value => ['–', '14,503', '60'].includes(value)));
});

test.run();
