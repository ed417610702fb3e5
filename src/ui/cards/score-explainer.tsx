import { medalTiers } from '../../contract/limits.ts';
import { once } from '../../domain/format.ts';
import { medalFor, type NamedScore, percent } from '../../domain/medal.ts';
import { nextTier, sumOf } from '../../domain/score.ts';
import { scoreFullMessages, scoreMessages as texts } from '../../messages/scores.ts';
import { uiMessages } from '../../messages/ui.ts';
import { useUi } from '../context.tsx';
import { cx } from '../cx.ts';
import { formatPercent } from '../format.ts';
import { Check } from '../icons/check.ts';
import { TextLink } from '../navigation/text-link.tsx';
import { VisuallyHidden } from '../visually-hidden.tsx';
import { Medal } from './medal.tsx';

interface ScoreExplainerProps extends NamedScore {
  /** Address of the reviews of verified buyers. */
  readonly verifiedHref?: string | undefined;
}

/** Explains how a score becomes a percentage and a medal, and how much is missing to the next medal. */
export function ScoreExplainer({ verifiedHref, ...named }: ScoreExplainerProps) {
  const { kind, score, isFew } = named;
  const sum = sumOf(named);
  const { locale } = useUi();
  const reached = percent(score);
  const next = nextTier(score);
  const tier = medalFor(score);
  const percentText = formatPercent(reached, locale);
  const digits = digitsFor(score);
  const exact = formatExact(score, digits, locale);
  const isCut = exact !== formatExact(reached / 100, digits, locale);
  const missing = next && texts.toNext({ points: next.distance, medal: uiMessages.medals[next.tier] });
  return (
    <div className="mp-explainer">
      <p className="mp-h3">{texts.title({ score: uiMessages.scores[kind], percent: percentText })}</p>
      <p>{scoreFullMessages.about[kind]}</p>
      {sum && (
        <p>
          <b>{`${texts.counted[kind]({ part: sum[0], whole: sum[1], isAll: sum[0] === sum[1] })} `}</b>
          {kind === 'authenticity' && verifiedHref && (
            <TextLink href={verifiedHref}>{texts.showVerified}</TextLink>
          )}
        </p>
      )}
      <ol className="mp-explainer__tiers" aria-label={texts.tiers}>
        {medalTiers.map(({ tier: one, from }) => {
          const name = uiMessages.medals[one];
          const start = formatPercent(from, locale);
          return (
            <li
              key={one}
              className={cx(one === tier && 'mp-explainer__own', from > reached && 'mp-explainer__far')}
            >
              <Medal tier={one} size="md" isFew={isFew && one === tier} decorative />
              <b>{name}</b>
              <span>{from === 100 ? start : texts.from({ percent: start })}</span>
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
      {isFew && <p>{texts.few}</p>}
      {isCut && <p className="mp-muted">{texts.sum({ exact })}</p>}
    </div>
  );
}

/** Number of digits to show of a score (0..1): five, or more until it differs from the next whole percent. */
function digitsFor(score: number): number {
  let digits = 5;
  while (digits < 15 && Math.floor(Number((score * 100).toPrecision(digits))) > percent(score)) digits++;
  return digits;
}

const formatExact = (value: number, digits: number, locale: string): string =>
  once(
    `e${digits}${locale}`,
    () => new Intl.NumberFormat(locale, { style: 'percent', maximumSignificantDigits: digits }),
  ).format(value);
