/** What is measured, each under its name on the command line. */
export const partNames = {
  phone: [
    'filter',
    'sort',
    'back',
    'long',
    'load',
    'letters',
    'heap',
    'growth',
    'countries',
    'menu',
    'reviews',
  ],
  desktop: ['load', 'sort', 'long', 'letters'],
} as const;
export type PageName = keyof typeof partNames;

export interface Options {
  readonly rounds: number;
  readonly isQuick: boolean;
  /** Whether a part was asked for. */
  wants(page: PageName, part: string): boolean;
  /** Parts that are measured only by their name. */
  readonly named: ReadonlySet<string>;
}

/** Measured only by their names. */
const onlyNamed = ['world', 'profile'];
const usualRounds = 6;
const quick = { rounds: 2, parts: ['filter', 'sort', 'back', 'load', 'letters'] };

const allNames = [...new Set([...Object.keys(partNames), ...Object.values(partNames).flat(), ...onlyNamed])];

/** What `npm run bench -- --help` says. */
export const help = `Usage: npm run bench -- [ROUNDS] [quick] [NAME ...]

Without words: everything, ${usualRounds} rounds.
ROUNDS  how often each part is measured
quick   ${quick.rounds} rounds of ${quick.parts.join(', ')} on a phone, about three minutes
NAME    a page or a part: ${allNames.join(', ')}

More: test/bench/README.md`;

/**
 * Reads the words of the command line: a number of rounds, `quick`, pages and parts, in any order. Without a page both
 * are meant, without a part all of them.
 * @throws an Error with one sentence where a word means nothing
 */
export function readOptions(words: readonly string[]): Options {
  const pages = Object.keys(partNames) as PageName[];
  const all = new Set<string>(Object.values(partNames).flat());
  const rounds = words.find(word => /^[1-9]\d*$/.test(word));
  const isQuick = words.includes('quick');
  const parts = words.filter(word => all.has(word));
  const wantedPages = words.filter(word => pages.includes(word as PageName));
  const named = new Set(words.filter(word => onlyNamed.includes(word)));
  const known = [...parts, ...wantedPages, ...named, rounds, 'quick'];
  const unknown = words.find(word => !known.includes(word));
  if (unknown !== undefined) {
    throw new Error(
      `"${unknown}" is nothing to measure. Say a number of rounds, quick, or any of ${allNames.join(', ')}.`,
    );
  }
  return {
    rounds: Number(rounds ?? (isQuick ? quick.rounds : usualRounds)),
    isQuick,
    named,
    wants(page, part) {
      if (named.size > 0 && parts.length === 0 && wantedPages.length === 0) return false;
      if (isQuick && parts.length === 0) return page === 'phone' && quick.parts.includes(part);
      return (
        (wantedPages.length === 0 || wantedPages.includes(page)) &&
        (parts.length === 0 || parts.includes(part))
      );
    },
  };
}
