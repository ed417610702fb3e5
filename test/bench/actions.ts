import type { Round } from './bench.ts';
import { answersFor, type Kind, measureActions, stepsOf } from './phone.ts';
import type { Row } from './report.ts';
import { inTurn } from './sides.ts';
import { median } from './statistics.ts';

interface Rows {
  readonly painted: Row;
  readonly script: Row;
  /** Painted, of the first of its kind, whose code has not run before. */
  readonly first?: Row;
}
const rows: Record<Kind, Rows> = {
  filter: {
    painted: { title: 'filter → 48 cards painted', limit: 0.9 },
    script: { title: '… script', limit: 1.2 },
    first: { title: '… the first one painted' },
  },
  sort: {
    painted: { title: 'sort → 48 cards painted', limit: 0.85 },
    script: { title: '… script', limit: 1.2 },
  },
  back: {
    painted: { title: 'Back → 48 cards painted', limit: 0.8 },
    script: { title: '… script', limit: 1.1 },
  },
};
const longRows: Partial<Record<Kind, Rows>> = {
  filter: {
    painted: { title: '500 cards: filter painted', limit: 0.6 },
    script: { title: '… script' },
  },
  sort: {
    painted: { title: '500 cards: sort painted', limit: 0.4 },
    script: { title: '… script' },
  },
};

/** Filter, order and Back on pages of so many cards. */
function acting(kinds: readonly Kind[], count: number, rows: Partial<Record<Kind, Rows>>): Round {
  const steps = stepsOf(kinds);
  return async ({ browser, host, report }, round) => {
    const keys = steps.map(({ key }) => key);
    const answers = await answersFor(host.origin, keys, count);
    for (const side of inTurn(round)) {
      const times = await measureActions(browser, host.origin, side, steps, answers);
      for (const kind of kinds) {
        const { painted, script, first } = rows[kind] ?? {};
        const list = times.get(kind) ?? [];
        if (painted) report.add(painted, side, median(list.map(({ painted }) => painted)));
        if (first) report.add(first, side, list[0]?.painted ?? Number.NaN);
        if (script) report.add(script, side, median(list.map(({ script }) => script)));
      }
    }
  };
}

export const actions = (kinds: readonly Kind[]): Round => acting(kinds, 48, rows);
export const long: Round = acting(['filter', 'sort'], 500, longRows);
