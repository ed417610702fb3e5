import { render, screen, user } from '../../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { tabPanel, Tabs } from '../../../src/ui/navigation/tabs.tsx';

const names = ['reviews', 'rewards', 'orders'] as const;
const draw = () => {
  const chosen: string[] = [];
  const tabs = names.map((name, index) => ({
    name,
    label: name,
    count: index === 0 ? 1200 : undefined,
    waiting: index === 2 && 'Your answer is needed',
    href: `#${name}`,
  }));
  render(
    <>
      <Tabs
        label="Profile"
        {...{ tabs, selected: 'rewards', panelId: 'list' }}
        onSelect={name => void chosen.push(name)}
      />
      <div {...tabPanel('list', 'rewards')} />
    </>,
  );
  return chosen;
};
const tab = (name: string) => screen.getByRole('tab', { name });
/** The name of the tab with a dot. */
const orders = 'Your answer is needed orders';

test('marks the selected tab, which names its panel', () => {
  draw();
  assert.equal(
    screen.getAllByRole('tab').map(one => [one.textContent, one.getAttribute('aria-selected')]),
    [
      ['reviews1,200', 'false'],
      ['rewards', 'true'],
      ['orders', 'false'],
    ],
  );
  assert.equal(
    screen.getAllByRole('tab').map(one => one.querySelectorAll('.mp-tabs__dot').length),
    [0, 0, 1],
  );
  assert.ok(tab(orders));
  assert.is(tab(orders).getAttribute('href'), '#orders');
  assert.ok(screen.getByRole('tabpanel', { name: 'rewards' }));
});

test('is one stop for Tab; the arrow keys go round, Enter selects', async () => {
  const chosen = draw();
  await user.tab();
  assert.is(document.activeElement, tab('rewards'));
  await user.keyboard('{ArrowRight}{ArrowRight}');
  assert.is(document.activeElement?.textContent, 'reviews1,200');
  await user.keyboard('{End}');
  assert.is(document.activeElement, tab(orders));
  await user.keyboard('{Enter}');
  assert.equal(chosen, ['orders']);
});

test('leaves a click with Ctrl to the browser', async () => {
  const chosen = draw();
  await user.keyboard('{Control>}');
  await user.click(tab(orders));
  await user.keyboard('{/Control}');
  assert.equal(chosen, []);
});

test.run();
