import { lookUp } from '../contract/look-up.ts';
import type { definedTexts } from './define.ts';
import type { message } from './message.ts';

/** Texts by their names, or in their order, nested like the groups that they belong to. */
export interface Texts {
  readonly [name: string]: string | Texts | readonly (string | Texts)[];
}

/** A language as its script exports it. */
export interface Language {
  /** BCP 47. */
  readonly name: string;
  readonly isRightToLeft: boolean;
  /** Lays its texts over the English ones. Returns what takes them away again. */
  lay(target: LayTarget): () => void;
}

/** What the app hands to a language, whose script has no code of the app. */
export interface LayTarget {
  readonly defined: typeof definedTexts;
  readonly message: typeof message;
}

/**
 * Lays texts over all groups, the last ones uppermost, also over groups that are defined later. Returns what takes them
 * away again.
 */
export function layTexts({ defined, message }: LayTarget, ...layers: readonly Texts[]): () => void {
  const undo: (() => void)[] = [];
  const lay = (group: object, texts: unknown): void => {
    const own = group as Record<string, unknown>;
    for (const [name, text] of entriesOf(group, texts)) {
      const before = lookUp(own, name);
      if (before && typeof before === 'object') lay(before, text);
      else if (before && typeof text === 'string') {
        undo.push(() => {
          own[name] = before;
        });
        own[name] = typeof before === 'string' ? text : message(text);
      }
    }
  };
  const layAll = (name: string, group: object) => {
    for (const layer of layers) lay(group, lookUp(layer, name));
  };
  for (const [name, group] of defined.groups) layAll(name, group);
  defined.onDefine = layAll;
  return () => {
    defined.onDefine = undefined;
    for (const step of undo.reverse()) step();
  };
}

/** Texts with their names, which those in order have from the English ones. */
const entriesOf = (group: object, texts: unknown): [string, unknown][] =>
  Array.isArray(texts)
    ? Object.keys(group).map((name, index) => [name, texts[index]])
    : Object.entries(texts ?? {});
