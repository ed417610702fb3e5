import { once } from './format.ts';

/** Groups follow only a digit from 1 on, since nobody writes 0,999 for 999. */
const decimalSigns = '.,،٫';
const groupSigns = " '٬.,،";
const run = String.raw`\d(?:[${groupSigns}٫]?\d)*`;
/** Plain, in groups of three, or Indian (two digits a group, three in the last). One kind of sign. */
const whole = new RegExp(
  String.raw`^(?:\d+|[1-9]\d{0,2}([${groupSigns}])\d{3}(?:\1\d{3})*|[1-9]\d?([${groupSigns}])\d\d(?:\2\d\d)*\2\d{3})$`,
);
/** A text with one number: what stands before it, it, its multiple, and what stands behind it. "50.-" is 50. */
const around = new RegExp(
  String.raw`^(\D*?)((?:(?<![\p{L}\p{M}])[${decimalSigns}])?${run})(?:[${decimalSigns}][-–—−]{0,2})?([kK](?!\p{L})|[百千万萬億백천만억])?(\D*)$`,
  'u',
);
const multiples: Readonly<Record<string, number>> = {
  k: 3,
  百: 2,
  백: 2,
  千: 3,
  천: 3,
  万: 4,
  萬: 4,
  만: 4,
  億: 8,
  억: 8,
};

/**
 * The source of a pattern, for the flag `u`: what may be a number within a longer text, digits of any script and their
 * signs. `readNumber` says whether it is one.
 */
export const numberSource = String.raw`(?:\p{Nd}|[一二三四五六七八九](?=[百千万萬億]))(?:[ \p{Zs}'’٬.,،٫．，]?\p{Nd})*(?:[kK](?![\p{L}\p{Nd}])|[万萬만](?:\p{Nd}[千천]|\p{Nd}[,，]\p{Nd}{3}|\p{Nd}{1,4})(?!\p{Nd})|[百千万萬億백천만억])?`;

/**
 * Reads a number that a person typed: digits of any script, one kind of grouping sign in groups of three (or Indian
 * groups), the decimal sign once and last. Where a single sign before three digits may be either ("1,250"), it is what the
 * locale takes it for. "1k" and "1万" are multiples. Null for anything else: nothing is guessed or left out.
 */
export function readNumber(text: string, locale: string): number | null {
  const found = splitNumber(text);
  return found && found.names.length === 0 ? numberOf(found, decimalsOf(locale)) : null;
}

/** A number, and what was typed around it. */
export interface TypedNumber {
  readonly isNegative: boolean;
  readonly digits: string;
  /** A power of ten. */
  readonly multiple: number;
  /** What stands around the number, folded. */
  readonly names: readonly string[];
}

export function splitNumber(text: string): TypedNumber | null {
  const [, before = '', digits, multiple = '', behind = ''] = around.exec(latin(text)) ?? [];
  if (digits === undefined) return null;
  const start = before.replace(/[-−]/, '');
  return {
    isNegative: start !== before,
    digits,
    multiple: multiples[multiple.toLowerCase()] ?? 0,
    // A point behind all ends a sentence, or a name such as "kr.".
    names: [start, behind.replace(/\.$/, '')].map(foldName).filter(Boolean),
  };
}

/** A text with Latin digits, one kind of space, apostrophe, comma and point, and nothing invisible. */
function latin(text: string): string {
  // Chinese digits are parts of words, too, as of names of currencies.
  const digits = /\p{Nd}/u.test(text) ? /\p{Nd}/gu : /[〇一二三四五六七八九]/g;
  return (
    text
      .replace(/\p{Cf}/gu, '')
      .replace(digits, digitOf)
      .replace(/[\p{Zs}\t]/gu, ' ')
      .replace(/[‘’ʼ′＇´`]/g, "'")
      .replace(/[，、､]/g, ',')
      .replace(/[．。｡]/g, '.')
      // 1万5千 and 1万5,000 are 15000, and 1万980 is 10980.
      .replace(/[万萬만](?:(\d)[千천]|(\d,\d{3}|\d{1,4}))(?!\d)/, (_, thousands, rest = `${thousands}000`) =>
        rest.replace(',', '').padStart(4, '0'),
      )
      .trim()
  );
}

/** A decimal digit as a Latin one. In Unicode they stand in runs of ten, from 0 to 9, some directly after others. */
function digitOf(digit: string): string {
  const chinese = '〇一二三四五六七八九'.indexOf(digit);
  if (chinese >= 0) return String(chinese);
  const code = digit.codePointAt(0) ?? 0;
  let start = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(start - 1))) start--;
  return String((code - start) % 10);
}

/** @param decimals the decimal signs of the locale */
export function numberOf({ isNegative, digits, multiple }: TypedNumber, decimals: string): number | null {
  const [, start = '', sign = '', end = ''] = /^(.*)([.,،٫])(\d+)$/.exec(digits) ?? [];
  const isWhole = whole.test(digits);
  const isDecimal = sign !== '' && !start.includes(sign) && (start === '' || whole.test(start));
  if (!isWhole && !isDecimal) return null;
  const [units, fraction] = isDecimal && (!isWhole || decimals.includes(sign)) ? [start, end] : [digits, ''];
  const plain = `${units.replace(/\D/g, '')}.${fraction}`;
  // A number keeps fifteen digits. More would come out as another amount.
  if (plain.replace(/^[0.]+|\./g, '').length > 15) return null;
  const value = Number(`${isNegative ? '-' : ''}${plain}e${multiple}`);
  return value === 0 ? 0 : value;
}

/** The decimal signs of a locale among digits. Some write money otherwise than numbers, as fr-CH does. */
export function decimalsOf(locale: string, currency?: string): string {
  return once(`${locale} ${currency} decimal signs`, () => {
    const money = currency ? ({ style: 'currency', currency } as const) : {};
    // Urdu, for one, writes another sign among Arabic digits.
    const signs = ['latn', 'arab', 'arabext'].map(numberingSystem => {
      const options = { ...money, numberingSystem, minimumFractionDigits: 1 };
      const parts = new Intl.NumberFormat(locale, options).formatToParts(1.5);
      return parts.find(({ type }) => type === 'decimal')?.value;
    });
    return signs.join('');
  });
}

/** Another text in the same form. */
export const foldName = (name: string): string =>
  latin(name.normalize('NFKC')).replace(/ +/g, ' ').toLowerCase();
