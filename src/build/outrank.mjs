import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { transform } from 'esbuild';

/** Weighs an id, and is true of every element. */
const weight = ':not(#m)';

/** What hosts set themselves, wherever their sheet stands: the variables of the look. */
const isWeak = selector => selector.trim() === ':where(:root)';

/**
 * Lets our stylesheets win against rules of a host such as `main a:not(.x):hover` or `input[type="text"]:focus`: every
 * selector gets the same weight in addition, so that nothing changes among our own.
 */
export const outrankHosts = {
  name: 'outrank-hosts',
  setup(build) {
    build.onLoad({ filter: /\.css$/ }, async ({ path }) => {
      // Written without nesting, a rule begins with the selectors that it is about.
      const { target, absWorkingDir } = build.initialOptions;
      const { code, warnings } = await transform(await readFile(path, 'utf8'), {
        loader: 'css',
        target,
        charset: 'utf8',
        sourcefile: relative(absWorkingDir, path),
      });
      // esbuild mends a missing brace in silence, and browsers then drop rules.
      if (warnings.length > 0) return { errors: warnings };
      return { contents: outrank(code), loader: 'css' };
    });
  },
};

/** What stands between the brackets and semicolons of a sheet, those within texts and behind a backslash not counted. */
const part = /((?:\\.|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[^{};"'\\])+)(\{?)/gs;

/** @param css without nested rules and comments */
export const outrank = css =>
  css.replace(part, (found, prelude, bracket) =>
    !bracket || /^\s*(@|from\b|to\b|[\d.]+%)/.test(prelude) ? found : `${selectorsOf(prelude).map(weigh)}{`,
  );

const weigh = selector => (isWeak(selector) ? selector : selector.replace(/^\s*[\w*-]*/, `$&${weight}`));

/** Cuts a list at its commas, but for those within parentheses and brackets. */
function selectorsOf(list) {
  const selectors = [''];
  let depth = 0;
  for (const character of list) {
    if (/[([]/.test(character)) depth += 1;
    if (/[)\]]/.test(character)) depth -= 1;
    if (character === ',' && depth === 0) selectors.push('');
    else selectors[selectors.length - 1] += character;
  }
  return selectors;
}
