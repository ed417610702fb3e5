import type { ReactNode } from 'react';

interface TallyProps {
  readonly title: (total: number) => string;
  /** Numbers of reviews by key. */
  readonly counts: Readonly<Record<string, number>> | null | undefined;
  readonly nameOf: (key: string) => string;
  /** The numbers as they are shown, in the order of `counts`. */
  readonly format: (counts: readonly number[]) => readonly string[];
  /** Content below the numbers. */
  readonly children?: ReactNode;
}

/** Numbers of reviews under a title, the largest first. Nothing where there are none. */
export function Tally({ title, counts, nameOf, format, children }: TallyProps) {
  const rows = Object.entries(counts ?? {})
    .filter(([, count]) => count > 0)
    .sort(([, a], [, b]) => b - a);
  const shown = format(rows.map(([, count]) => count));
  const total = rows.reduce((sum, [, count]) => sum + count, 0);
  if (total === 0) return null;
  return (
    <details className="mp-reviews__tally mp-small" open>
      <summary>{title(total)}</summary>
      <dl>
        {rows.map(([key], index) => (
          <div key={key}>
            <dt>{nameOf(key)}</dt>
            <dd>{shown[index]}</dd>
          </div>
        ))}
      </dl>
      {children}
    </details>
  );
}
