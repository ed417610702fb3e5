import { lookUp } from '../contract/look-up.ts';
import type { definedTexts } from './define.ts';
import type { message } from './message.ts';

/** Texts by their names, or in their order, nested like the groups that they belong to. */
export type Texts = { readonly [name: string]: LaidText };
type LaidText = string | Texts | readonly LaidText[];

/** A language as its script exports it. */
export interface Language {
  /** BCP 47. */
  readonly name: string;
  readonly isRightToLeft: boolean;
  /** The language of the host's own words, if they translate every text; for a language that we do not have. */
  hostLanguage?(own: string): Pick<Language, 'name' | 'isRightToLeft'> | undefined;
  /** Lays its texts over the English ones, and the host's own words over both. Returns a function that restores them. */
  lay(target: LayTarget): () => void;
}

/** The values that the app passes to a language, whose script has no code of the app. */
export interface LayTarget {
  readonly defined: typeof definedTexts;
  readonly message: typeof message;
}

/**
 * Lays texts over all groups, and the host's own words over them, also over groups that are defined later. Mistakes in the
 * host's words are logged to the console. Returns a function that restores the texts.
 */
export function layTexts({ defined, message }: LayTarget, texts: Texts, own?: unknown): () => void {
  const undo: (() => void)[] = [];
  const lay = (group: object, given: unknown, path: string, isOwn: boolean): void => {
    const target = group as Record<string, unknown>;
    for (const [name, text] of entriesOf(group, given)) {
      const before = lookUp(target, name);
      if (before && typeof before === 'object') lay(before, text, `${path}.${name}`, isOwn);
      else if (before && typeof text === 'string') {
        undo.push(() => {
          target[name] = before;
        });
        target[name] = typeof before === 'string' ? text : message(text);
        if (isOwn) checkValues(`${path}.${name}`, text, before, message);
      } else if (isOwn) console.warn(`app_meta.messages: there is no text ${path}.${name}`);
    }
  };
  const layAll = (name: string, group: object) => {
    lay(group, lookUp(texts, name), name, false);
    lay(group, lookUp(Object(own), name), name, true);
  };
  for (const name of Object.keys(Object(own)))
    if (!Object.hasOwn(texts, name)) console.warn(`app_meta.messages: there is no text ${name}`);
  for (const [name, group] of defined.groups) layAll(name, group);
  defined.onDefine = layAll;
  return () => {
    defined.onDefine = undefined;
    for (const step of undo.reverse()) step();
  };
}

/** Whether the host's own words have all groups of texts. */
export const hasAll = (texts: Texts, own: unknown): boolean =>
  Object.keys(texts).every(name => Object.hasOwn(Object(own), name));

/** Says which values a text of the host asks for that nobody gives it. */
function checkValues(path: string, text: string, before: unknown, message: LayTarget['message']): void {
  const asked = new Set<string>();
  const write = message(text) as (values: object) => string;
  // Numbers of all plural forms, and the names of its options: each of them asks for its own values.
  for (const value of [0, 1, 2, 3, 6, 11, 100, ...(text.match(/\w+(?=\s*{)/g) ?? [])])
    write(new Proxy({}, { get: (_, name) => asked.add(String(name)) && value }));
  const { pattern = '' } = before as { pattern?: string };
  for (const name of asked)
    if (!new RegExp(`\\{${name}\\b`).test(pattern))
      console.warn(`app_meta.messages: ${path} has no value {${name}}`);
}

/** Texts with their names, which those in order have from the English ones. */
const entriesOf = (group: object, texts: unknown): [string, unknown][] =>
  Array.isArray(texts)
    ? Object.keys(group).map((name, index) => [name, texts[index]])
    : Object.entries(texts ?? {});

/** `app_meta.messages` of the page. */
export function ownWords(doc: Document): unknown {
  const meta = doc.getElementById('app_meta');
  for (const json of [meta?.textContent, meta?.getAttribute('content'), meta?.dataset.meta]) {
    try {
      if (json?.trim()) return (JSON.parse(json) as { messages?: unknown }).messages;
    } catch {
      // The reader of `app_meta` reports errors in it.
    }
  }
  return undefined;
}
