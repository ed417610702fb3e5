import type { RatedMonth } from '../domain/ratings-by-month.ts';
import { cx } from '../ui/cx.ts';

/** Units of the drawing: each month is 10 wide. Ratings stand above 60, numbers of reviews below 64. */
const column = 10;
const height = 100;
const ratingsBottom = 58;
const barsTop = 66;
/** Ratings with a line of their own. */
const gridRatings = [5, 3, 1] as const;

interface ReviewChartProps {
  readonly months: readonly RatedMonth[];
  /** Index of the month that is marked. */
  readonly chosen: number;
}

/** A line of average ratings over bars of how many reviews there were, with those withheld on top; ticks are disputes. */
export function ReviewChart({ months, chosen }: ReviewChartProps) {
  const most = mostOf(months);
  const barOf = (count: number) => ((height - 4 - barsTop) * count) / Math.max(most, 1);
  return (
    <svg
      className="mp-history__drawing"
      viewBox={`0 0 ${months.length * column} ${height}`}
      preserveAspectRatio="none"
      aria-hidden
    >
      {gridRatings.map(rating => (
        <path
          key={rating}
          className="mp-history__grid"
          d={`M0 ${heightOf(rating)}H${months.length * column}`}
        />
      ))}
      {months.map(({ date, count, withheld, disputes }, index) => (
        <g key={date.getTime()} className={cx(index === chosen && 'mp-history__chosen')}>
          <rect className="mp-history__column" x={index * column} width={column} height={height} />
          <rect
            className="mp-history__bar"
            x={index * column + 1.5}
            y={height - 4 - barOf(count)}
            width={column - 3}
            height={barOf(count)}
          />
          <rect
            className="mp-history__bar mp-history__bar--withheld"
            x={index * column + 1.5}
            y={height - 4 - barOf(count + withheld)}
            width={column - 3}
            height={barOf(withheld)}
          />
          {disputes > 0 && (
            <rect
              className="mp-history__bar mp-history__bar--disputes"
              x={index * column + 1.5}
              y={height - 3}
              width={column - 3}
              height={3}
            />
          )}
        </g>
      ))}
      <path className="mp-history__line" d={lineOf(months)} />
    </svg>
  );
}

const mostOf = (months: readonly RatedMonth[]) =>
  Math.max(...months.map(({ count, withheld }) => count + withheld));

/** The height at which a rating of 1..5 stands. */
const heightOf = (rating: number) => ratingsBottom - ((rating - 1) / 4) * (ratingsBottom - 4);

/** The heights that the scale names, 0..1 from the top. */
export const ratingMarks = gridRatings.map(rating => ({ rating, at: heightOf(rating) / height }));

/** The line of average ratings. Months without reviews are passed over. */
function lineOf(months: readonly RatedMonth[]): string {
  const points = months.flatMap(({ average }, index) =>
    average === null ? [] : `${(index + 0.5) * column} ${heightOf(average)}`,
  );
  return points.length > 0 ? `M${points.join('L')}` : '';
}
