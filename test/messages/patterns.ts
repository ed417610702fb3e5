/** Reads patterns of messages, to compare languages. */

/** The parts of a pattern: `name` for a value, `name plural` and `name select` with their forms, `<tag>`. */
export interface PatternParts {
  readonly values: ReadonlySet<string>;
  readonly tags: ReadonlySet<string>;
  readonly plurals: readonly { readonly name: string; readonly forms: readonly string[] }[];
  readonly selects: readonly { readonly name: string; readonly forms: readonly string[] }[];
  /** The words that are shown, without values and tags. */
  readonly words: string;
}

/** @throws for braces that do not match, and for kinds of choices that there are not */
export function readPattern(pattern: string): PatternParts {
  const values = new Set<string>();
  const plurals: { name: string; forms: string[] }[] = [];
  const selects: { name: string; forms: string[] }[] = [];
  const words: string[] = [];
  const tokens = pattern.split(/([{}])/);
  let at = 0;
  const expect = (token: string) => {
    if (tokens[at] !== token) throw new Error(`no ${token} where it belongs: ${pattern}`);
    at += 1;
  };
  const readText = (depth: number) => {
    for (; at < tokens.length && tokens[at] !== '}'; ) {
      if (tokens[at] === '{') readArgument(depth);
      else words.push(tokens[at++] ?? '');
    }
    if (depth === 0 && at < tokens.length) throw new Error(`one } too many: ${pattern}`);
  };
  const readArgument = (depth: number) => {
    expect('{');
    const [name = '', kind, first = ''] = tokens[at++]?.split(/, */) ?? [];
    if (!/^\w+$/.test(name)) throw new Error(`“${name}” is no name: ${pattern}`);
    values.add(name);
    if (kind !== undefined) {
      const list = { plural: plurals, select: selects }[kind];
      if (!list) throw new Error(`unknown kind ${kind}: ${pattern}`);
      const forms: string[] = [];
      list.push({ name, forms });
      for (let key = first; key.trim() !== ''; key = tokens[at++] ?? '') {
        forms.push(key.trim());
        expect('{');
        readText(depth + 1);
        expect('}');
      }
    }
    expect('}');
  };
  readText(0);
  const shown = words.join(' ');
  const tags = new Set([...shown.matchAll(/<\/?(\w+)>/g)].map(([tag]) => tag));
  return { values, tags, plurals, selects, words: shown.replace(/<\/?\w+>/g, '') };
}

/** The patterns of texts by name, such as `search.all`. A message has its own pattern. */
export function patternsOf(texts: object, prefix = ''): Map<string, string> {
  const found = new Map<string, string>();
  for (const [name, text] of Object.entries(texts) as [string, unknown][]) {
    const path = prefix + name;
    if (typeof text === 'string') found.set(path, text);
    else if (typeof text === 'function') found.set(path, (text as unknown as { pattern: string }).pattern);
    else for (const [inner, pattern] of patternsOf(text as object, `${path}.`)) found.set(inner, pattern);
  }
  return found;
}
