/** A made-up language of long words with accents: what it leaves as it is, is no text of ours. */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as esbuild from 'esbuild';
import { allMessages } from '../../src/messages/all.ts';

const folder = join(dirname(fileURLToPath(import.meta.url)), '../../src/messages');

const [plain, accented] = ['abcdefghijklmnopqrstuvwxyz', 'áƀćđéƒǧĥíĵķĺɱńóƥɋŕśťúʋŵẋýž'];
const letters = new Map(
  [...plain, ...plain.toUpperCase()].map((letter, index) => [
    letter,
    [...accented, ...accented.toUpperCase()][index] ?? letter,
  ]),
);
/** Each letter with an accent, each word a third longer. */
const lengthen = (word: string) =>
  [...word].map(letter => letters.get(letter) ?? letter).join('') + 'ő'.repeat(Math.ceil(word.length / 3));

/** A pattern in the language: values, names of forms and tags stay. */
export function madeUp(pattern: string): string {
  const tokens = pattern.split(/([{}]|<[^>]*>)/);
  let at = 0;
  const text = (): string => {
    let out = '';
    for (; at < tokens.length && tokens[at] !== '}'; at += 1) {
      const token = tokens[at] ?? '';
      out += token === '{' ? argument() : token.startsWith('<') ? token : token.replace(/[a-z]+/gi, lengthen);
    }
    return out;
  };
  const argument = (): string => {
    let out = '{';
    for (at += 1; tokens[at] !== '}'; at += 1) {
      if (tokens[at] !== '{') out += tokens[at];
      else {
        at += 1;
        out += `{${text()}}`;
      }
    }
    return `${out}}`;
  };
  return text();
}

const inMadeUp = (text: unknown): unknown => {
  if (typeof text === 'string') return madeUp(text);
  if (typeof text === 'function') return madeUp((text as unknown as { pattern: string }).pattern);
  if (Array.isArray(text)) return text.map(inMadeUp);
  return Object.fromEntries(Object.entries(text as object).map(([name, one]) => [name, inMadeUp(one)]));
};

/** The script of the language under the name of another, which numbers, dates and names of countries then follow. */
export async function madeUpScript(name: string): Promise<string> {
  const contents = `
    import { translateTexts } from './translate.ts';
    export const name = '${name}', isRightToLeft = false;
    const texts = ${JSON.stringify(inMadeUp(allMessages))};
    export const translate = (target, ...layers) => translateTexts(target, texts, ...layers);`;
  const { outputFiles } = await esbuild.build({
    stdin: { contents, resolveDir: folder, loader: 'ts' },
    bundle: true,
    format: 'esm',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}
