/** Longest text that the host may give, in UTF-16 units: ours have at most a third of it. */
export const longestOwnText = 2000;
/** Choices within choices. Ours have at most two. */
const deepest = 5;

/**
 * What keeps a text of the host from taking the place of ours, as the end of a sentence; null where nothing does.
 * @param pattern the text that it replaces
 * @param isPlain whether that text takes no values
 */
export function mistakeIn(text: string, pattern: string, isPlain: boolean): string | null {
  if (text.length > longestOwnText) return `is longer than ${longestOwnText} characters`;
  try {
    // Where nothing fills in values, a brace would be shown as it is.
    const known = isPlain ? new Set<string>() : valuesOf(pattern);
    for (const name of valuesOf(text)) if (!known.has(name)) return `has no value {${name}}`;
    return null;
  } catch (error) {
    return error instanceof SyntaxError ? error.message : 'cannot be read';
  }
}

/** The names of the values of a pattern. Throws a `SyntaxError` whose message says what is wrong with it. */
function valuesOf(pattern: string): Set<string> {
  const values = new Set<string>();
  const tokens = pattern.split(/([{}])/);
  let at = 0;
  const expect = (token: string) => {
    if (tokens[at++] !== token) throw new SyntaxError('has braces that do not match');
  };
  const readText = (depth: number) => {
    if (depth > deepest) throw new SyntaxError('has too many braces within braces');
    while (at < tokens.length && tokens[at] !== '}')
      if (tokens[at] === '{') readArgument(depth);
      else at += 1;
  };
  const readArgument = (depth: number) => {
    expect('{');
    const [, name, kind, first] = /^(\w+)(?:, *(plural|select), *(.*))?$/s.exec(tokens[at++] ?? '') ?? [];
    if (name === undefined) throw new SyntaxError('has braces without the name of a value');
    values.add(name);
    if (kind !== undefined) readForms(depth, kind, first ?? '');
    expect('}');
  };
  const readForms = (depth: number, kind: string, first: string) => {
    const forms = new Set<string>();
    for (let form = first.trim(); form !== ''; form = tokens[at++]?.trim() ?? '') {
      if (kind === 'plural' && !/^(=\d+|zero|one|two|few|many|other)$/.test(form))
        throw new SyntaxError(`has an unknown form ${form}`);
      forms.add(form);
      expect('{');
      readText(depth + 1);
      expect('}');
    }
    if (!forms.has('other')) throw new SyntaxError('has no form other');
  };
  readText(0);
  if (at < tokens.length) throw new SyntaxError('has braces that do not match');
  return values;
}
