/** Builds the script of each language. */
import { existsSync } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

/** Languages that are written from right to left. */
export const rightToLeft = ['ar', 'fa', 'he', 'ur'];

/** The folder of the languages, and their names. */
export const languageFolder = (/** @type {string} */ root) => join(root, 'src/messages/languages');
/** @param {string} root */
export async function languageNames(root) {
  const folder = languageFolder(root);
  const files = existsSync(folder) ? await readdir(folder) : [];
  return files.filter(file => /^[a-z]{2}\.ts$/.test(file)).map(file => file.slice(0, 2));
}

/**
 * Texts by position in place of names, which makes a script smaller by a quarter: in the order of the English ones, which
 * the app of the same build has.
 * @param {unknown} english
 * @param {unknown} texts
 * @returns {unknown}
 */
const inOrder = (english, texts) =>
  typeof texts === 'string'
    ? texts
    : Object.keys(/** @type {object} */ (english)).map(name =>
        inOrder(
          /** @type {Record<string, unknown>} */ (english)[name],
          /** @type {Record<string, unknown>} */ (texts)[name],
        ),
      );

/**
 * For `JSON.stringify`: the pattern of a text with values.
 * @param {string} _
 * @param {unknown} text
 */
const patterns = (_, text) =>
  typeof text === 'function'
    ? /** @type {{ pattern?: string }} */ (/** @type {unknown} */ (text)).pattern
    : text;

/**
 * @param {import('esbuild').BuildOptions} options of the app
 * @param {string} root
 * @param {(options: import('esbuild').BuildOptions) => Promise<import('esbuild').BuildResult>} run
 * @returns {Promise<Record<string, string>>} the names of the scripts, by language
 */
export async function buildLanguages(options, root, run) {
  const folder = languageFolder(root);
  const names = await languageNames(root);
  if (names.length === 0) return {};
  const sources = [
    "export { allMessages } from '../all.ts';",
    ...names.map(name => `export { ${name} } from './${name}.ts';`),
  ];
  const { outputFiles = [] } = await run({
    ...options,
    stdin: { contents: sources.join('\n'), resolveDir: folder },
    sourcemap: false,
    write: false,
  });
  const code = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64');
  const { allMessages, ...languages } = await import(`data:text/javascript;base64,${code}`);

  // For hosts with words of their own: the names of all texts, with the English ones.
  await mkdir(options.outdir ?? root, { recursive: true });
  await writeFile(
    join(options.outdir ?? root, 'messages.json'),
    `${JSON.stringify(allMessages, patterns, 2)}\n`,
  );
  /** @type {Record<string, string>} */
  const scripts = {};
  const hostLanguage = `
      export const hostLanguage = name => hasAll(texts, ownWords(document)) ?
        { name, isRightToLeft: ${JSON.stringify(rightToLeft)}.includes(name) } : undefined;`;
  // English has the names of its groups alone: a page with words of its own is checked by them.
  for (const [name, texts] of Object.entries({ ...languages, en: undefined })) {
    const groups = Object.keys(allMessages).map(group => [
      group,
      texts ? inOrder(allMessages[group], texts[group]) : [],
    ]);
    const contents = `
      import { ${texts ? '' : 'hasAll, '}translateTexts, ownWords } from '../translate.ts';
      export const name = '${name}', isRightToLeft = ${rightToLeft.includes(name)};
      const texts = ${JSON.stringify(Object.fromEntries(groups))};
      export const translate = target => translateTexts(target, texts, ownWords(document));${texts ? '' : hostLanguage}`;
    const { metafile } = await run({
      ...options,
      stdin: { contents, resolveDir: folder },
      entryNames: `language-${name}-[hash].digested`,
    });
    const output = Object.keys(metafile?.outputs ?? {}).find(file => file.endsWith('.js'));
    scripts[name] = basename(output ?? '');
  }
  return scripts;
}
