import { act, render, screen, user, within } from '../../support/dom.ts';
import { useEffect, useState } from 'react';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { scoresOf } from '../../../src/domain/medal.ts';
import { countedScoresOf } from '../../../src/domain/score.ts';
import { Scores } from '../../../src/ui/cards/scores.tsx';
import { ScoreExplainer } from '../../../src/ui/cards/score-explainer.tsx';
import { ScoreFull } from '../../../src/ui/cards/score-full.tsx';
import { mountRouting, travel } from '../../routing/support.tsx';

test('names the reviews that a score counts, and leads to those of verified buyers', () => {
  const figures = { written_reviews_count: 77, published_reviews_count: 71, verified_reviews_count: 49 };
  const scores = countedScoresOf({ transparency_score: 0.922, authenticity_score: 0.69, ...figures });
  render(
    scores.map(score => <ScoreExplainer key={score.kind} {...score} verifiedHref="/p?verified_only=true" />),
  );
  assert.match(text(), '71 of 77 written reviews are shown.');
  assert.match(text(), '49 of 71 reviews are from verified buyers.');
  const links = screen.getAllByRole('link', { name: 'Show these reviews' });
  assert.equal(
    links.map(one => one.getAttribute('href')),
    ['/p?verified_only=true'],
  );
});

/** A card that gets another product while it is mounted. */
function Card() {
  const [score, setScore] = useState(0.97);
  useEffect(() => {
    document.addEventListener('answered', () => setScore(0.5), { once: true });
  }, []);
  return <Scores of="Pot" scores={scoresOf({ transparency_score: score })} />;
}

const text = () => document.body.textContent ?? '';
const tiers = () =>
  within(screen.getByRole('list', { name: 'Medals by percentage' }))
    .getAllByRole('listitem')
    .map(item => item.textContent);

test('says the sum of a full score in words, and that few reviews prove little', () => {
  render(<ScoreExplainer kind="transparency" score={1} sum={[3, 3]} isFew />);
  screen.getByText('All 3 reviews are shown.');
  screen.getByText('A few reviews prove little, so the medal is only an outline.');
  assert.is(screen.queryByText(/^A score of 1, times 100/), null);
});

test('shows the raw score, the floored percentage, the reached tiers and the distance to the next', () => {
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
  assert.match(text(), '0.1 more points to Platinum.');
});

test('counts up from below the lowest tier, and recognizes the highest', () => {
  const { rerender } = render(<ScoreExplainer kind="authenticity" score={0.29} />);
  assert.match(text(), 'A score of 0.29, times 100, is 29%.');
  assert.match(text(), '51 more points to Bronze.');
  rerender(<ScoreExplainer kind="authenticity" score={1} />);
  assert.match(text(), 'This is the highest medal there is.');
});

test('says what a score means before how it is computed', () => {
  render(<ScoreExplainer kind="transparency" score={0.5} />);
  const meaning = text().indexOf('The share of all written reviews');
  assert.ok(meaning >= 0 && meaning < text().indexOf('A score of 0.5'));
});

test('shows enough digits to differ from the next whole percent', () => {
  const { rerender } = render(<ScoreExplainer kind="transparency" score={0.7999999} />);
  assert.match(text(), 'A score of 0.7999999, times 100, is 79.99999: shown as 79%');
  rerender(<ScoreExplainer kind="transparency" score={0.29} />);
  assert.match(text(), 'A score of 0.29, times 100, is 29%.');
  rerender(<ScoreExplainer kind="transparency" score={0.123456789} />);
  assert.match(text(), 'A score of 0.12346, times 100, is 12.346: shown as 12%');
});

test('names the scored product, and begins with the pressed score', async () => {
  const scores = scoresOf({ transparency_score: 0.97, authenticity_score: 0.5 });
  await mountRouting({
    at: '/reviews/how-it-works',
    screens: { howItWorks: () => <Scores of="Round Teapot" scores={scores} /> },
  });
  await user.click(screen.getByText('Authenticity'));
  const dialog = await screen.findByRole('dialog');
  within(dialog).getByText('Round Teapot');
  const order = () => (dialog.textContent ?? '').match(/Transparency: |Authenticity: /g);
  assert.equal(order(), ['Authenticity: ', 'Transparency: ']);
});

for (const [what, Shown, name] of [
  [
    'a score in full',
    () => <ScoreFull of="Pot" kind="authenticity" score={0.5} />,
    'Details: how Authenticity is counted',
  ],
  [
    'the scores of a card',
    () => <Scores of="Pot" scores={scoresOf({ transparency_score: 0.97, authenticity_score: 0.5 })} />,
    'Scores of Pot: 97% Transparency, 50% Authenticity',
  ],
] as const)
  test(`opens from ${what}, closes with Back, and gives the focus back`, async () => {
    await mountRouting({ at: '/reviews/how-it-works', screens: { howItWorks: Shown } });
    const button = screen.getByRole('button', { name });
    button.focus();
    await user.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'How it is counted' });
    assert.match(text(), 'A score of 0.5, times 100, is 50%.');
    assert.is(text().includes('A score of 0.97'), what !== 'a score in full');
    assert.is(
      within(dialog).getByRole('link', { name: 'More about medals' }).getAttribute('href'),
      '/reviews/medals',
    );
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    assert.not(screen.queryByRole('dialog'));
    assert.is(document.activeElement, button);

    await user.keyboard('{Enter}');
    await screen.findByRole('dialog');
    await travel(-1);
    assert.not(screen.queryByRole('dialog'));
    assert.is(location.pathname, '/reviews/how-it-works');
    assert.is(document.activeElement, button);
  });

test('keeps explaining the same product when the card shows another one', async () => {
  await mountRouting({ at: '/reviews/how-it-works', screens: { howItWorks: Card } });
  await user.click(screen.getByRole('button', { name: /97%/ }));
  const dialog = await screen.findByRole('dialog');
  act(() => document.dispatchEvent(new Event('answered')));
  assert.match(dialog.textContent ?? '', 'A score of 0.97,');
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('button', { name: /50%/ }));
  assert.match((await screen.findByRole('dialog')).textContent ?? '', 'A score of 0.5,');
});

test.run();
