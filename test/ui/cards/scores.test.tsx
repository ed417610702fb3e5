import { render, screen, user } from '../../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { scoresOf } from '../../../src/domain/medal.ts';
import { Scores } from '../../../src/ui/cards/scores.tsx';
import { ScoreFull } from '../../../src/ui/cards/score-full.tsx';

test('shows percentage, medal and name of each known score', () => {
  const { container } = render(<Scores of="Pot" scores={scoresOf({ transparency_score: 0.97 })} />);
  assert.is(container.textContent, '97% Transparency ');
  assert.ok(container.querySelector('.mp-medal--gold'));
  screen.getByRole('button', { name: 'Scores of Pot: 97% Transparency' });
});

test('says below ten reviews that they are few, with the medal as an outline', () => {
  const figures = { transparency_score: 1 };
  const { container, rerender } = render(
    <Scores of="Pot" scores={scoresOf({ ...figures, reviews_count: 9 })} />,
  );
  screen.getByRole('button', { name: 'Scores of Pot: 100% Transparency, few reviews' });
  const fill = () =>
    container.querySelector('.mp-medal')?.classList.contains('mp-medal--few') ? 'outline' : 'full';
  assert.is(fill(), 'outline');
  rerender(<Scores of="Pot" scores={scoresOf({ ...figures, reviews_count: 10 })} />);
  screen.getByRole('button', { name: 'Scores of Pot: 100% Transparency' });
  assert.is(fill(), 'full');
  rerender(<Scores of="Pot" scores={scoresOf(figures, 2)} />);
  assert.is(fill(), 'outline');
  // Once for both scores, seen as well as heard.
  rerender(<Scores of="Pot" scores={scoresOf({ ...figures, authenticity_score: 0.8, reviews_count: 9 })} />);
  assert.is(container.textContent, '100% Transparency 80% Authenticity Few reviews');
  screen.getByRole('button', { name: 'Scores of Pot: 100% Transparency, 80% Authenticity, few reviews' });
  rerender(<ScoreFull of="Pot" kind="transparency" score={1} isFew />);
  screen.getByText('Few reviews');
  assert.not.ok(screen.getByText('Diamond').closest('.mp-tier'));
});

test('renders nothing without a score', () => {
  assert.is(render(<Scores of="Pot" scores={[]} />).container.textContent, '');
});

test('gives the medal of the floored percentage', () => {
  const tiers = [
    [1, 'diamond'],
    [0.999, 'platinum'],
    [0.99, 'platinum'],
    [0.989, 'gold'],
    [0.95, 'gold'],
    [0.9, 'silver'],
    [0.8, 'bronze'],
  ] as const;
  for (const [score, tier] of tiers) {
    const { container, unmount } = render(<Scores of="Pot" scores={[{ kind: 'authenticity', score }]} />);
    assert.ok(container.querySelector(`.mp-medal--${tier}`), tier);
    unmount();
  }
});

test('shows no medal below the lowest tier', () => {
  const { container } = render(<Scores of="Pot" scores={[{ kind: 'authenticity', score: 0.799 }]} />);
  assert.is(container.querySelector('.mp-medal'), null);
  assert.match(container.textContent ?? '', '79%');
});

test('names the tier in words on the page of the product', () => {
  const { rerender } = render(<ScoreFull of="Pot" kind="transparency" score={0.9} />);
  screen.getByText('Silver');
  rerender(<ScoreFull of="Pot" kind="transparency" score={0.2} />);
  screen.getByText('No medal');
});

test('explains the score in a tooltip', async () => {
  render(<ScoreFull of="Pot" kind="transparency" score={0.9} />);
  await user.click(screen.getByRole('button', { name: 'What Transparency means' }));
  assert.match(screen.getByRole('tooltip').textContent ?? '', 'all reviews written, good and bad');
});

test.run();
