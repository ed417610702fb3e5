/** The values that a pattern needs, by name and use. `Text` reads up to a brace, `Options` lies between two braces. */
type Needed<P extends string> = InText<P, never>;

type InText<P extends string, Found> = P extends `${infer Before}{${infer Rest}`
  ? Before extends `${string}}${infer Left}`
    ? InOptions<`${Left}{${Rest}`, Found>
    : InArgument<Rest, Found>
  : P extends `${string}}${infer Rest}`
    ? InOptions<Rest, Found>
    : Found;

type InArgument<P extends string, Found> = P extends `${infer Inside}}${infer Rest}`
  ? Inside extends `${infer Name}, ${infer Kind}, ${string}`
    ? P extends `${Name}, ${Kind}, ${infer Options}`
      ? InOptions<Options, Found | [Name, Kind]>
      : never
    : InText<Rest, Found | [Inside, 'text']>
  : Found;

type InOptions<P extends string, Found> = P extends `${infer Before}{${infer Rest}`
  ? Before extends `${string}}${infer Left}`
    ? InText<`${Left}{${Rest}`, Found>
    : InText<Rest, Found>
  : P extends `${string}}${infer Rest}`
    ? InText<Rest, Found>
    : Found;

type ValueOf<Kind> = 'plural' extends Kind
  ? number
  : 'select' extends Kind
    ? string | boolean
    : string | number;

/** The values that a pattern asks for. */
export type Values<P extends string> = {
  readonly [One in Needed<P> as One[0]]: ValueOf<Extract<Needed<P>, [One[0], unknown]>[1]>;
};

/** A text with values in it. */
export type Message<P extends string> = (values: Values<P>) => string;

type AnyValues = Readonly<Record<string, string | number | boolean | undefined>>;

/**
 * Makes a text of a pattern in ICU's syntax, as far as it is needed here:
 * - `{name}` a value; numbers are formatted
 * - `{count, plural, =0 {None} one {# review} other {# reviews}}` by the plural rules of the language
 * - `{kind, select, store {The store} other {Somebody}}`
 *
 * There is no quoting; `#` stands for the number within a plural, and for itself elsewhere.
 */
export function message<const P extends string>(pattern: P): Message<P> {
  let write: Write | undefined;
  return Object.assign(
    (values: Values<P>) => {
      write ??= compile(pattern);
      return write(values as AnyValues, '#');
    },
    { pattern },
  );
}

/** BCP 47: the language of all texts, with the region whose numbers and dates they have. */
let locale = 'en';
let isRightToLeft = false;
let dir: 'ltr' | 'rtl' | undefined;
let numbers: Intl.NumberFormat | undefined;
let plurals: Intl.PluralRules | undefined;

/** The locale of numbers, dates, names and sort orders. It changes only while the product is not on the page. */
export const textLocale = (): string => locale;

/** For what shows texts: their language, and its direction unless the page says one. */
export const textAttributes = (): { readonly lang: string; readonly dir: typeof dir } => ({
  lang: locale,
  dir,
});

/**
 * Sets what all texts follow from now on.
 * @param next BCP 47
 * @param hasDirection whether the page says in which direction such texts are written
 */
export function setTextLocale(next: string, rightToLeft: boolean, hasDirection = false): void {
  locale = next;
  isRightToLeft = rightToLeft;
  dir = hasDirection ? undefined : rightToLeft ? 'rtl' : 'ltr';
  numbers = undefined;
  plurals = undefined;
}

const formatNumber = (value: number) => {
  numbers ??= new Intl.NumberFormat(locale);
  return numbers.format(value);
};

/** A value within a sentence. Names and figures keep their own direction in a text from right to left. */
function shown(value: AnyValues[string]): string {
  const text = typeof value === 'number' ? formatNumber(value) : String(value);
  return isRightToLeft ? `\u2068${text}\u2069` : text;
}

/** Writes a text, or a part of one, with the number that `#` stands for. */
type Write = (values: AnyValues, number: string) => string;

/** Reads a pattern once: a page of cards fills a few of them hundreds of times. */
function compile(pattern: string): Write {
  const tokens = pattern.split(/([{}#])/);
  let at = 0;
  /** Reads up to a closing brace that is not its own. */
  const read = (): Write => {
    const parts: (string | Write)[] = [];
    for (; at < tokens.length && tokens[at] !== '}'; at += 1) {
      const token = tokens[at] ?? '';
      parts.push(token === '{' ? readArgument() : token === '#' ? (_, number) => number : token);
    }
    return (values, number) => {
      let text = '';
      for (const part of parts) text += typeof part === 'string' ? part : part(values, number);
      return text;
    };
  };
  const readArgument = (): Write => {
    at += 1;
    let [name = '', kind, key] = tokens[at]?.split(/, */) ?? [];
    at += 1;
    if (!kind) return values => shown(values[name]);
    const options = new Map<string | undefined, Write>();
    while (tokens[at] === '{') {
      at += 1;
      options.set(key?.trim(), read());
      key = tokens[at + 1];
      at += 2;
    }
    return (values, number) => {
      const value = values[name];
      const count = kind === 'plural' ? Number(value) : undefined;
      plurals ??= new Intl.PluralRules(locale);
      const category = count === undefined ? String(value) : plurals.select(count);
      const chosen = options.get(`=${count}`) ?? options.get(category) ?? options.get('other');
      return chosen?.(values, count === undefined ? number : formatNumber(count)) ?? '';
    };
  };
  return read();
}
