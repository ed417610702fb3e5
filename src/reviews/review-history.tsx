import { useId, useState } from 'react';
import type { WidgetData } from '../contract/review-widgets.ts';
import { once } from '../domain/format.ts';
import { type RatedMonth, readMonths } from '../domain/ratings-by-month.ts';
import { reviewHistoryMessages as texts } from '../messages/review-history.ts';
import { useUi } from '../ui/context.tsx';
import { cx } from '../ui/cx.ts';
import { formatCount, formatRating, listed } from '../ui/format.ts';
import { Star } from '../ui/icons/star.ts';
import { ReviewChart, ratingMarks } from './review-chart.tsx';

/** Ratings by month with what was withheld or disputed. Nothing where the host sends too little for a course. */
export function ReviewHistory({ data }: { readonly data: WidgetData['ratings_by_month'] }) {
  const months = readMonths(data);
  return months.length > 0 && <History months={months} />;
}

function History({ months }: { readonly months: readonly RatedMonth[] }) {
  const { locale } = useUi();
  const id = useId();
  const [chosen, setChosen] = useState(months.length - 1);
  const index = Math.min(chosen, months.length - 1);
  const [first, last, month] = [months[0], months.at(-1), months[index]];
  if (!first || !last || !month) return null;
  const facts = factsOf(month, locale);
  return (
    <section className="mp-history mp-small" aria-labelledby={id}>
      <h3 id={id} className="mp-history__title">
        {texts.title}
      </h3>
      <div className="mp-history__chart">
        <Scale />
        <ReviewChart months={months} chosen={index} />
        <input
          type="range"
          className="mp-history__month"
          aria-label={texts.month}
          aria-valuetext={listed([formatMonth(month.date, locale), ...facts])}
          min={0}
          max={months.length - 1}
          value={index}
          onChange={event => setChosen(Number(event.target.value))}
        />
      </div>
      <p className="mp-history__ends" aria-hidden>
        <span>{formatMonth(first.date, locale, 'short')}</span>
        <span>{formatMonth(last.date, locale, 'short')}</span>
      </p>
      {/* The slider says the same to screen readers. */}
      <p className="mp-history__facts" aria-hidden>
        <b>{formatMonth(month.date, locale)}</b>
        {facts.map(fact => (
          <span key={fact}>{fact}</span>
        ))}
      </p>
      <Legend months={months} />
      <details>
        <summary className="mp-link">{texts.table}</summary>
        <MonthTable months={months} />
      </details>
    </section>
  );
}

/** The scale beside the chart: stars at their lines. Numbers of reviews are said of the month that is marked. */
function Scale() {
  const { locale } = useUi();
  return (
    <div className="mp-history__scale" aria-hidden>
      {ratingMarks.map(({ rating, at }) => (
        <span key={rating} style={{ insetBlockStart: formatPlace(at) }}>
          <span>{formatCount(rating, locale)}</span>
          <Star size={10} />
        </span>
      ))}
    </div>
  );
}

const formatPlace = (share: number) => `${share * 100}%`;

/** The legend of the chart, with the marks that occur. */
function Legend({ months }: { readonly months: readonly RatedMonth[] }) {
  return (
    <ul className="mp-history__legend" aria-hidden>
      {(['average', 'reviews', ...occurring(months)] as const).map(mark => (
        <li key={mark} className={cx('mp-legend', `mp-history__mark--${mark}`)}>
          {texts[mark]}
        </li>
      ))}
    </ul>
  );
}

function MonthTable({ months }: { readonly months: readonly RatedMonth[] }) {
  const { locale } = useUi();
  const further = occurring(months);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a scrolling table is a group, not a fieldset
    <div
      className="mp-history__table"
      role="group"
      aria-label={texts.title}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling element has to be reachable by keyboard
      tabIndex={0}
    >
      <table>
        <thead>
          <tr>
            {(['month', 'reviews', 'average', ...further] as const).map(column => (
              <th key={column} scope="col">
                {texts[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...months].reverse().map(month => (
            <tr key={month.date.getTime()}>
              <th scope="row">{formatMonth(month.date, locale, 'short')}</th>
              <td>{formatCount(month.count, locale)}</td>
              <td>{month.average === null ? '–' : formatRating(month.average, locale)}</td>
              {further.map(column => (
                <td key={column}>{formatCount(month[column], locale)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Which of the two there are in any month. */
const occurring = (months: readonly RatedMonth[]) =>
  (['withheld', 'disputes'] as const).filter(kind => months.some(month => month[kind] > 0));

/** The events of a month as text. */
function factsOf({ count, average, withheld, disputes }: RatedMonth, locale: string): string[] {
  const { countOf } = texts;
  return [
    countOf.reviews({ count }),
    average !== null && texts.outOf({ rating: formatRating(average, locale) }),
    withheld > 0 && countOf.withheld({ count: withheld }),
    disputes > 0 && countOf.disputes({ count: disputes }),
  ].flatMap(fact => fact || []);
}

/** `March 2026` or `Mar 2026`. */
const formatMonth = (date: Date, locale: string, month: 'long' | 'short' = 'long'): string =>
  once(
    `m${month}${locale}`,
    () => new Intl.DateTimeFormat(locale, { year: 'numeric', month, timeZone: 'UTC' }),
  ).format(date);
