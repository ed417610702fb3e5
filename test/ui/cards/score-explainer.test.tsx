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

test('says the sum of a full score in words, and that a handful of reviews proves little', () => {
  render(<ScoreExplainer kind="transparency" score={1} sum={[3, 3]} isFew />);
  screen.getByText('All 3 reviews are shown.');
  screen.getByText('A handful of reviews proves little, so the medal is only an outline.');
  assert.is(screen.queryByText(/^The exact figure/), null);
});

test('shows the exact percentage, the floored one, the reached tiers and the distance to the next', () => {
  render(<ScoreExplainer kind="transparency" score={0.9899} />);
  assert.match(text(), 'Transparency: 98%');
  assert.match(text(), 'The exact figure is 98.99%. We always round down.');
  assert.equal(tiers(), [
    'Diamond100%',
    'Platinum99% and up',
    'Gold95% and upreached',
    'Silver90% and upreached',
    'Bronze80% and upreached',
  ]);
  assert.match(text(), '0.1 points short of Platinum.');
});

test('counts up from below the lowest tier, and recognizes the highest', () => {
  const { rerender } = render(<ScoreExplainer kind="authenticity" score={0.29} />);
  assert.not.match(text(), 'exact figure');
  assert.match(text(), '51 points short of Bronze.');
  rerender(<ScoreExplainer kind="authenticity" score={1} />);
  assert.match(text(), 'This is the highest medal there is.');
});

test('says what a score means before how it is rounded', () => {
  render(<ScoreExplainer kind="transparency" score={0.505} />);
  const meaning = text().indexOf('The share of all reviews written');
  assert.ok(meaning >= 0 && meaning < text().indexOf('The exact figure is 50.5%'));
});

test('shows enough digits to differ from the next whole percent', () => {
  const { rerender } = render(<ScoreExplainer kind="transparency" score={0.7999999} />);
  assert.match(text(), 'The exact figure is 79.99999%.');
  rerender(<ScoreExplainer kind="transparency" score={0.29} />);
  assert.not.match(text(), 'exact figure');
  rerender(<ScoreExplainer kind="transparency" score={0.123456789} />);
  assert.match(text(), 'The exact figure is 12.346%.');
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
    'Details: how Authenticity is calculated',
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
    const dialog = await screen.findByRole('dialog', { name: 'How it’s calculated' });
    assert.match(text(), 'Authenticity: 50%');
    assert.is(text().includes('Transparency: 97%'), what !== 'a score in full');
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
  assert.match(dialog.textContent ?? '', 'Transparency: 97%');
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('button', { name: /50%/ }));
  assert.match((await screen.findByRole('dialog')).textContent ?? '', 'Transparency: 50%');
});

test.run();
