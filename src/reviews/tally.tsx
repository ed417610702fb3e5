import type { ReactNode } from 'react';
import { useViewport } from '../ui/use-viewport.ts';

interface TallyProps {
  readonly title: (total: number) => string;
  /** Numbers of reviews by key. */
  readonly counts: Readonly<Record<string, number>> | null | undefined;
  readonly nameOf: (key: string) => string;
  readonly format: (count: number, total: number) => string;
  /** Content below the numbers. */
  readonly children?: ReactNode;
}

/**
 * Numbers of reviews under a title, the largest first; folded where they would push the reviews down. Nothing where there
 * are none.
 */
export function Tally({ title, counts, nameOf, format, children }: TallyProps) {
  const rows = Object.entries(counts ?? {}).filter(([, count]) => count > 0);
  const total = rows.reduce((sum, [, count]) => sum + count, 0);
  const isOpen = useViewport() === 'desktop';
  if (total === 0) return null;
  return (
    <details className="mp-reviews__tally mp-small" open={isOpen}>
      <summary>{title(total)}</summary>
      <dl>
        {rows
          .sort(([, a], [, b]) => b - a)
          .map(([key, count]) => (
            <div key={key}>
              <dt>{nameOf(key)}</dt>
              <dd>{format(count, total)}</dd>
            </div>
          ))}
      </dl>
      {children}
    </details>
  );
}
