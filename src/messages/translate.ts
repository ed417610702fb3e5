import { isRecord, lookUp } from '../contract/look-up.ts';
import type { definedTexts } from './define.ts';
import type { message } from './message.ts';
import { mistakeIn } from './own-text.ts';

/** Texts by their names, or in their order, nested like the groups that they belong to. */
export type Texts = { readonly [name: string]: NestedText };
type NestedText = string | Texts | readonly NestedText[];

/** A language as its script exports it. */
export interface Language {
  /** BCP 47. */
  readonly name: string;
  readonly isRightToLeft: boolean;
  /** The language of the host's own words, if they translate every text; for a language that we do not have. */
  hostLanguage?(own: string): Pick<Language, 'name' | 'isRightToLeft'> | undefined;
  /** Puts its texts in place of the English ones, and the host's own words in place of both. Returns a function that restores them. */
  translate(target: TranslateTarget): () => void;
}

/** The values that the app passes to a language, whose script has no code of the app. */
export interface TranslateTarget {
  readonly defined: typeof definedTexts;
  readonly message: typeof message;
}

/**
 * Lays texts over all groups, and the host's own words over them, also over groups that are defined later. A text of the
 * host that cannot stand there is left out and named once on the console. Returns a function that restores the texts.
 */
export function translateTexts(
  { defined, message }: TranslateTarget,
  texts: Texts,
  own?: unknown,
): () => void {
  const undo: (() => void)[] = [];
  const translateGroup = (group: object, given: unknown, path: string, isOwn: boolean): void => {
    const target = group as Record<string, unknown>;
    for (const [name, text] of entriesOf(group, given)) {
      const before = lookUp(target, name);
      const mistake = isOwn ? mistakeOf(text, before) : null;
      if (mistake !== null) console.warn(`app_meta.messages: ${path}.${name} ${mistake}`);
      else if (before && typeof before === 'object') translateGroup(before, text, `${path}.${name}`, isOwn);
      else if (before && typeof text === 'string') {
        undo.push(() => {
          target[name] = before;
        });
        target[name] = typeof before === 'string' ? text : message(text);
      }
    }
  };
  const groups = ownGroups(texts, own);
  const translateAll = (name: string, group: object) => {
    translateGroup(group, lookUp(texts, name), name, false);
    translateGroup(group, lookUp(groups, name), name, true);
  };
  for (const [name, group] of defined.groups) translateAll(name, group);
  defined.onDefine = translateAll;
  return () => {
    defined.onDefine = undefined;
    for (const step of undo.reverse()) step();
  };
}

/** Whether the host's own words have all groups of texts. */
export const hasAll = (texts: Texts, own: unknown): boolean =>
  Object.keys(texts).every(name => Object.hasOwn(Object(own), name));

/** The groups of texts of the host. Those that there are not, and what is no group, are named on the console. */
function ownGroups(texts: Texts, own: unknown): Readonly<Record<string, object>> {
  if (own == null) return {};
  if (!isRecord(own)) {
    console.warn('app_meta.messages is no object');
    return {};
  }
  const groups = Object.entries(own).filter(([name, group]) => {
    const mistake = !Object.hasOwn(texts, name) ? 'is not known' : isRecord(group) ? null : 'is no object';
    if (mistake) console.warn(`app_meta.messages: ${name} ${mistake}`);
    return !mistake;
  });
  return Object.fromEntries(groups) as Record<string, object>;
}

/** What is wrong with a text of the host, or with a group of them, as the end of a sentence. */
function mistakeOf(text: unknown, before: unknown): string | null {
  if (!before) return 'is not known';
  if (typeof before === 'object') {
    const isLike = Array.isArray(before) ? Array.isArray(text) : isRecord(text);
    return isLike ? null : Array.isArray(before) ? 'is no list' : 'is no object';
  }
  if (typeof text !== 'string') return 'is no text';
  const { pattern = '' } = before as { pattern?: string };
  return mistakeIn(text, pattern, typeof before === 'string');
}

/** Texts with their names, which those in order have from the English ones. */
const entriesOf = (group: object, texts: unknown): [string, unknown][] =>
  Array.isArray(texts)
    ? Object.keys(group).map((name, index) => [name, texts[index]])
    : Object.entries(texts ?? {});

/** `app_meta.messages` of the page. */
export function ownWords(doc: Document): unknown {
  const meta = doc.getElementById('app_meta');
  const { meta: fields, messages } = meta?.dataset ?? {};
  const inAttribute = messages && `{"messages":${messages}}`;
  for (const json of [meta?.textContent, meta?.getAttribute('content'), fields, inAttribute]) {
    try {
      if (json?.trim()) return (JSON.parse(json) as { messages?: unknown }).messages;
    } catch {
      // The reader of `app_meta` reports errors in it.
    }
  }
  return undefined;
}
