/** What somebody typed for a price: the amount, null where there is none, or why it is no price. */
export type TypedPrice = { readonly amount: number | null; readonly problem?: 'number' | 'above' };

/**
 * Reads a typed price in the way a language writes numbers, grouped or not; a point is always understood as well,
 * unless the language groups with it. Signs of currencies and spaces around the digits do not matter, and the digits
 * may be those of the language, or Latin ones.
 */
export function readTypedPrice(text: string, locale: string): TypedPrice {
  const { group, decimal } = separatorsOf(locale);
  const own = [...new Intl.NumberFormat(locale, { useGrouping: false }).format(9_876_543_210)];
  const typed = text
    .replace(/[\s\p{Sc}]/gu, '')
    .normalize('NFKC')
    .replace(/\p{Nd}/gu, digit => (own.includes(digit) ? String(9 - own.indexOf(digit)) : digit))
    // These two go with Arabic digits only.
    .replaceAll('٬', group)
    .replace('٫', decimal);
  if (typed === '') return { amount: null };
  const isGrouped = new RegExp(`^-?\\d{1,3}(${literal(group)}\\d{2,3})+(${literal(decimal)}\\d*)?$`).test(
    typed,
  );
  const plain = (isGrouped ? typed.replaceAll(group, '') : typed).replace(decimal, '.');
  if (!/^-?(\d+\.?\d*|\.\d+)$/.test(plain)) return { amount: null, problem: 'number' };
  const amount = Number(plain);
  if (!Number.isFinite(amount)) return { amount: null, problem: 'number' };
  return amount > 0 ? { amount } : { amount: null, problem: 'above' };
}

/** An amount as somebody would type it: ungrouped, with the separator of the language. */
export function writeTypedPrice(amount: number | null, locale: string): string {
  return amount === null ? '' : String(amount).replace('.', separatorsOf(locale).decimal);
}

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Of a language that writes with other digits, those that go with Latin ones. */
function separatorsOf(locale: string): { readonly group: string; readonly decimal: string } {
  const parts = new Intl.NumberFormat(locale, { numberingSystem: 'latn', useGrouping: true }).formatToParts(
    1_234_567.8,
  );
  const find = (type: string, otherwise: string) =>
    parts.find(part => part.type === type)?.value.replace(/\s/g, '') || otherwise;
  return { group: find('group', ','), decimal: find('decimal', '.') };
}
