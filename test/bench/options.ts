/** The benchmark parts, by their names on the command line. */
export const partNames = [
  'load',
  'filter',
  'sort',
  'back',
  'long',
  'letters',
  'heap',
  'growth',
  'presses',
  'visit',
  'screens',
  'countries',
  'menu',
] as const;
export type PartName = (typeof partNames)[number];

export interface Options {
  readonly rounds: number;
  readonly parts: ReadonlySet<string>;
  /** Whether the results are written into results.md. */
  readonly isSaved: boolean;
}

/** Measured only by their names. */
const onlyNamed = ['world', 'profile'];
const usualRounds = 6;
const quick = { rounds: 2, parts: ['load', 'filter', 'sort', 'back', 'letters'] };

const allNames: readonly string[] = [...partNames, ...onlyNamed];

/** The output of `npm run bench -- --help`. */
export const help = `Usage: npm run bench -- [ROUNDS] [quick] [NAME ...] [--save]

Without words: everything, ${usualRounds} rounds.
ROUNDS  how often each part is measured
quick   ${quick.rounds} rounds of ${quick.parts.join(', ')}
NAME    a part: ${allNames.join(', ')}
--save  writes the results into test/bench/results.md

More: test/bench/README.md`;

/**
 * Reads the words of the command line, in any order. Without a part all of them are meant, but for those that are
 * measured only by their names.
 * @throws an Error with one sentence where a word means nothing
 */
export function readOptions(words: readonly string[]): Options {
  const rounds = words.find(word => /^[1-9]\d*$/.test(word));
  const isQuick = words.includes('quick');
  const named = words.filter(word => allNames.includes(word));
  const known = [...named, rounds, 'quick', '--save'];
  const unknown = words.find(word => !known.includes(word));
  if (unknown !== undefined) {
    throw new Error(
      `"${unknown}" is nothing to measure. Say a number of rounds, quick, or any of ${allNames.join(', ')}.`,
    );
  }
  const usual = isQuick ? quick.parts : partNames;
  return {
    rounds: Number(rounds ?? (isQuick ? quick.rounds : usualRounds)),
    parts: new Set(named.length > 0 ? named : usual),
    isSaved: words.includes('--save'),
  };
}
