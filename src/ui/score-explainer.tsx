import { medalTiers } from '../contract/limits.ts';
import { reviewMessages } from '../contract/messages/reviews.ts';
import { scoreMessages as texts } from '../contract/messages/scores.ts';
import { uiMessages } from '../contract/messages/ui.ts';
import { medalFor, nextTier, percent } from '../domain/medal.ts';
import { routePaths } from '../routing/paths.ts';
import { cx } from './cx.ts';
import { formatCount, formatPercent, once } from './format.ts';
import { Medal } from './medal.tsx';
import { Check } from './more-icons.tsx';
import type { ScoreProps } from './score.tsx';
import { useUi } from './settings.tsx';
import { TextLink } from './text-link.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface ScoreExplainerProps extends ScoreProps {
  /** Left out where all about medals stands around it. */
  readonly hasLink?: boolean | undefined;
}

/** How a score becomes a percentage and a medal, and what is missing to the next one. */
export default function ScoreExplainer({ kind, score, hasLink = true, className }: ScoreExplainerProps) {
  const { locale } = useUi();
  const reached = percent(score);
  const next = nextTier(score);
  const tier = medalFor(score);
  const shown = formatPercent(reached, locale);
  const missing =
    next && texts.toNext(next.distance, formatCount(next.distance, locale), uiMessages.medals[next.tier]);
  return (
    <div className={cx('mp-explainer', className)}>
      <p className="mp-h3">{texts.title(uiMessages.scores[kind], shown)}</p>
      <p>{reviewMessages.aboutScores[kind]}</p>
      <p>{texts.sum(formatExact(score, locale), formatExact(score * 100, locale), shown)}</p>
      <ol className="mp-explainer__tiers" aria-label={texts.tiers}>
        {medalTiers.map(({ tier: one, from }) => {
          const name = uiMessages.medals[one];
          const start = formatPercent(from, locale);
          return (
            <li
              key={one}
              className={cx(one === tier && 'mp-explainer__own', from > reached && 'mp-explainer__far')}
            >
              <Medal tier={one} size="md" decorative />
              <b>{name}</b>
              <span>{from === 100 ? texts.only(start) : texts.from(start)}</span>
              {from <= reached && (
                <>
                  <VisuallyHidden>{texts.reached}</VisuallyHidden>
                  <Check size={18} />
                </>
              )}
            </li>
          );
        })}
      </ol>
      <p>
        <b>{missing ?? texts.top}</b>
      </p>
      {hasLink && <TextLink href={routePaths.medals}>{texts.learnMore}</TextLink>}
    </div>
  );
}

/** A number with the digits that tell it from its neighbours, at most five of them. */
const formatExact = (value: number, locale: string): string =>
  once(`e${locale}`, () => new Intl.NumberFormat(locale, { maximumSignificantDigits: 5 })).format(value);
