/** Writes the scripts of frames: those that render a frame where the host has written none, and the one that watches frames. */
import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

/**
 * @param {string} outdir
 * @param {Map<string, object>} sketches what src/frames/sketch.ts renders, by the names of scripts, without the hash
 * @param {import('esbuild').BuildOptions} options of scripts
 * @param {(options: import('esbuild').BuildOptions) => Promise<import('esbuild').BuildResult>} run
 * @returns {Promise<string>} the name of the script that watches frames. The hash in it is that of all the others.
 */
export async function writeFrameScripts(outdir, sketches, options, run) {
  const { outputFiles } = await run({
    ...options,
    entryPoints: ['src/frames/sketch.ts'],
    write: false,
    sourcemap: false,
  });
  const code = outputFiles?.find(({ path }) => path.endsWith('.js'))?.text ?? '';
  const scripts = new Map(
    [...sketches].map(([name, sketch]) => [name, `const SKETCH=${JSON.stringify(sketch)};${code}`]),
  );
  const hash = createHash('sha256')
    .update([...scripts.values()].join(''))
    .digest('hex')
    .slice(0, 8);
  for (const [name, script] of scripts) await writeFile(join(outdir, name.replace('{hash}', hash)), script);
  const { metafile } = await run({
    ...options,
    entryPoints: ['src/frames/watch-frames.ts'],
    entryNames: `[name]-${hash}.digested`,
  });
  return basename(Object.keys(metafile?.outputs ?? {}).find(file => file.endsWith('.js')) ?? '');
}

/**
 * The name of the script that renders the frame of a screen; language and hash are filled in. `sketchOf` in boot.ts must
 * make the same name. A screen without a stylesheet of its own has none.
 * @param {string | undefined} style the name of the screen's own stylesheet
 */
export const sketchFile = style =>
  style && `sketch-{language}-${style.replace('.digested.css', '')}-{hash}.digested.js`;

/**
 * The nodes of HTML as React writes it, as src/frames/sketch.ts describes them.
 * @param {string} html of one element
 * @returns {import('../frames/sketch.ts').SketchNode}
 */
export function nodesOf(html) {
  /** @type {[string, Record<string, string>, ...import('../frames/sketch.ts').SketchNode[]][]} */
  const open = [['', {}]];
  for (const [, end, tag, attributes = '', text] of html.matchAll(/<(\/?)([\w-]+)([^>]*)>|([^<]+)/g)) {
    const parent = open.at(-1);
    if (text) parent?.push(plain(text));
    else if (end) open.pop();
    else if (tag) {
      const pairs = [...attributes.matchAll(/([\w-]+)="([^"]*)"|\b(inert|checked|disabled)\b/gi)];
      const named = pairs.map(([, name, value = '', bare]) => [name ?? bare, plain(value)]);
      /** @type {[string, Record<string, string>]} */
      const element = [tag, Object.fromEntries(named)];
      parent?.push(element);
      if (!attributes.endsWith('/')) open.push(element);
    }
  }
  return open[0]?.[2] ?? '';
}

/** @type {Record<string, string>} */
const signs = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'", '&nbsp;': '\u00a0' };
const plain = (/** @type {string} */ text) => text.replace(/&[\w#]+;/g, sign => signs[sign] ?? sign);
