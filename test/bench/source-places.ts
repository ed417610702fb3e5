import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { basename, join } from 'node:path';

/** The place of a function in the source. */
export interface Place {
  /** Path as the source map gives it; the address of the script where it has no map. */
  readonly file: string;
  /** Its name in the source; empty where it has none. */
  readonly name: string;
}

/**
 * Finds functions of built scripts in their sources.
 * @param folder where the scripts and their maps lie
 */
export function sourcePlaces(folder: string): (url: string, line: number, column: number) => Place {
  const maps = new Map<string, ReturnType<typeof readMap>>();
  return (url, line, column) => {
    const script = basename(url.split('?', 1)[0] ?? '');
    const known = maps.get(script) ?? readMap(join(folder, `${script}.map`));
    maps.set(script, known);
    const entry = known?.map.findEntry(line, column);
    if (!known || !entry || !('originalSource' in entry)) return { file: url, name: '' };
    const { originalSource, originalLine, originalColumn } = entry;
    const source = known.lines.get(originalSource);
    const text = source?.[originalLine]?.slice(originalColumn) ?? '';
    return { file: originalSource, name: /^(?:(?:async )?function\*? )?([\w$]+)/.exec(text)?.[1] ?? '' };
  };
}

function readMap(path: string) {
  if (!existsSync(path)) return null;
  const payload = JSON.parse(readFileSync(path, 'utf8'));
  const lines = new Map<string, string[]>();
  for (const [index, source] of (payload.sources as string[]).entries())
    lines.set(source, String(payload.sourcesContent?.[index] ?? '').split('\n'));
  return { map: new SourceMap(payload), lines };
}
