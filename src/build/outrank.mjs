import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import * as css from 'css-tree';
import { transform } from 'esbuild';

/** Has the weight of an id, and matches every element. */
const weight = ':not(#m)';

/** Rules with the theme variables keep their weight, so that hosts can set these in any sheet. */
const hostsOwn = ':where(:root)';

/**
 * Lets our stylesheets win against rules of a host such as `main a:not(.x):hover` or `input[type="text"]:focus`: every
 * selector gets the same weight in addition, so that nothing changes among our own.
 * @type {import('esbuild').Plugin}
 */
export const outrankHosts = {
  name: 'outrank-hosts',
  setup(build) {
    build.onLoad({ filter: /\.css$/ }, async ({ path }) => {
      const { target, absWorkingDir = '' } = build.initialOptions;
      // Without nesting, every selector stands at the beginning of its rule.
      const { code, warnings } = await transform(await readFile(path, 'utf8'), {
        loader: 'css',
        ...(target && { target }),
        charset: 'utf8',
        sourcefile: relative(absWorkingDir, path),
      });
      // esbuild mends a missing brace in silence, and browsers then drop rules.
      if (warnings.length > 0) return { errors: warnings };
      return { contents: outrank(code), loader: 'css' };
    });
  },
};

/**
 * @param {string} sheet without nested rules
 * @returns {string} the sheet with the weight in every selector, minified
 */
export function outrank(sheet) {
  const tree = css.parse(sheet, { parseValue: false });
  css.walk(tree, {
    visit: 'Selector',
    enter(selector) {
      // Steps of an animation are no elements. Of `:is(.a)`, only the whole counts.
      const isStep = css.keyword(this.atrule?.name ?? '').basename === 'keyframes';
      if (isStep || this.function || css.generate(selector) === hostsOwn) return;
      // The name of an element comes first in its selector.
      const parts = selector.children;
      const name = parts.first?.type === 'TypeSelector' ? parts.shift()?.data : null;
      parts.prependData({ type: 'Raw', value: weight });
      if (name) parts.prependData(name);
    },
  });
  return css.generate(tree);
}
