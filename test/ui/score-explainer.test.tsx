import { fireEvent, render, screen, within } from '../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import ScoreExplainer from '../../src/ui/score-explainer.tsx';
import { ScoreFull } from '../../src/ui/score-full.tsx';

const text = () => document.body.textContent ?? '';
const tiers = () =>
  within(screen.getByRole('list', { name: 'Medals by percentage' }))
    .getAllByRole('listitem')
    .map(item => item.textContent);

test('tells the raw score, the floored percentage, the tiers reached and the way to the next', () => {
  render(<ScoreExplainer kind="transparency" score={0.9899} />);
  assert.match(text(), 'Transparency: 98%');
  assert.match(
    text(),
    'A score of 0.9899, times 100, is 98.99: shown as 98%, because it is always rounded down.',
  );
  assert.equal(tiers(), [
    'Diamondat 100%',
    'Platinumfrom 99%',
    'Goldfrom 95%reached',
    'Silverfrom 90%reached',
    'Bronzefrom 80%reached',
  ]);
  assert.match(text(), 'One more point to Platinum.');
  assert.is(screen.getByRole('link', { name: 'More about medals' }).getAttribute('href'), '/reviews/medals');
});

test('counts from below the lowest tier, and knows the highest', () => {
  const { rerender } = render(<ScoreExplainer kind="authenticity" score={0.29} hasLink={false} />);
  assert.match(text(), 'A score of 0.29, times 100, is 29: shown as 29%');
  assert.match(text(), '51 more points to Bronze.');
  assert.not(screen.queryByRole('link'));
  rerender(<ScoreExplainer kind="authenticity" score={1} />);
  assert.match(text(), 'This is the highest medal there is.');
});

test('opens from a score in full, drawn only while it is open', () => {
  render(<ScoreFull kind="authenticity" score={0.5} />);
  const button = screen.getByRole('button', { name: 'Details: how Authenticity is counted' });
  const card = document.getElementById(button.getAttribute('popovertarget') ?? '');
  assert.ok(card?.hasAttribute('popover'));
  assert.not(text().includes('A score of 0.5'));
  const toggle = (newState: string) => {
    const event = Object.assign(new Event('toggle'), { newState });
    fireEvent(card as HTMLElement, event);
  };
  toggle('open');
  assert.match(text(), 'A score of 0.5, times 100, is 50');
  toggle('closed');
  assert.not(text().includes('A score of 0.5'));
});

test.run();
