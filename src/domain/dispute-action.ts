import { contentOf } from '../contract/content.ts';
import {
  type ActionField,
  type Dispute,
  type DisputeAction,
  type DisputeAnswer,
  type DisputeEvent,
  disputeLimits,
} from '../contract/dispute.ts';
import { lookUp } from '../contract/look-up.ts';
import { disputeMessages as texts } from '../messages/dispute.ts';
import { textLocale } from '../messages/message.ts';
import { formatPrice } from './currency.ts';
import { inWords } from './dispute.ts';
import { exampleAmount, isPayable, readAmount } from './typed-amount.ts';

/** The values of an action's fields, by their names; a number is still a text. */
export type ActionDraft = Readonly<Record<string, string | boolean | readonly File[]>>;

/** The label of a field, without one its name in words, and the currency of an amount. */
export function labelOf({ label: given, name, currency }: ActionField): string {
  const label = given || inWords(name);
  return currency ? texts.amountIn({ label, currency }) : label;
}

/** Most characters of a text, or most files. Undefined where nothing limits it. */
export function limitOf({ type, maxlength }: ActionField): number | undefined {
  if (type === 'files') return maxlength ?? disputeLimits.files;
  return maxlength ?? (type === 'textarea' ? disputeLimits.description : undefined);
}

/** The empty fields of an action. */
export function emptyAction({ fields }: DisputeAction): ActionDraft {
  return Object.fromEntries((fields ?? []).map(({ name, type }) => [name, emptyOf(type)]));
}
function emptyOf(type: ActionField['type']): ActionDraft[string] {
  if (type === 'files') return [];
  return type === 'checkbox' ? false : '';
}

type Order = Dispute['order'];

/** What the pieces of an order cost together, in its currency; null where the host does not say it. */
export function orderValue(order: Order): number | null {
  const { price, quantity } = order ?? {};
  // A multiple such as 3 × 36.33 is a little more or less than its decimals.
  return price == null ? null : Number((price * (quantity ?? 1)).toFixed(3));
}

/** The most that an amount may be: the value of the order, where both are in one currency. Null without such a limit. */
export function maxAmount({ currency }: ActionField, order: Order): number | null {
  return currency && order?.currency === currency ? orderValue(order) : null;
}

/**
 * The errors of an action by field name; false for a valid field.
 * @param order that of the dispute: an amount in its currency must not exceed its value
 */
export function checkAction(
  { fields }: DisputeAction,
  draft: ActionDraft,
  order: Order,
): Record<string, string | false> {
  return Object.fromEntries(
    (fields ?? []).map(field => [field.name, issueOf(field, lookUp(draft, field.name), order)]),
  );
}

function issueOf(field: ActionField, value: ActionDraft[string] | undefined, order: Order): string | false {
  const { type, required } = field;
  if (typeof value === 'object') return required === true && value.length === 0 && texts.filesMissing;
  if (type === 'checkbox') return required === true && value !== true && texts.choiceMissing;
  const text = contentOf(String(value ?? ''));
  if (text === '') {
    const isChoice = type === 'select' || type === 'radio';
    return required === true && (isChoice ? texts.choiceMissing : texts.fieldMissing);
  }
  if (type === 'number') return numberIssue(field, numberIn(text, field), order);
  const max = limitOf(field);
  return max !== undefined && [...text].length > max && texts.fieldTooLong({ max });
}

function numberIssue(field: ActionField, number: number | null, order: Order): string | false {
  const { currency } = field;
  if (number === null || (currency && !isPayable(number, currency)))
    return texts.notANumber({ example: currency ? exampleAmount(textLocale(), currency) : 12 });
  if (!currency) return false;
  if (number <= 0) return texts.amountTooLow;
  const max = maxAmount(field, order);
  if (max === null || number <= max) return false;
  return texts.amountTooHigh({ price: formatPrice(max, currency, textLocale()) });
}

/** The amounts of an action that passed the check, each with the label of its field. */
export function amountsIn({ fields }: DisputeAction, draft: ActionDraft): string[] {
  return (fields ?? []).flatMap(field => {
    const { name, label, type, currency } = field;
    if (type !== 'number' || !currency) return [];
    const price = readBack(field, String(lookUp(draft, name) ?? ''));
    return price === null ? [] : texts.amountIs({ label: label || inWords(name), price });
  });
}

/** What was read from a text typed into a field for a number, formatted; null where that is none. */
export function readBack(field: ActionField, text: string): string | null {
  const number = numberIn(text, field);
  if (number === null || !field.currency) return number?.toLocaleString(textLocale()) ?? null;
  return isPayable(number, field.currency) ? formatPrice(number, field.currency, textLocale()) : null;
}

const numberIn = (text: string, { currency }: ActionField): number | null =>
  readAmount(text, textLocale(), currency ?? null)?.value ?? null;

/** The values to send for fields that passed the check, without empty numbers. */
export function sentAction(
  { fields }: DisputeAction,
  draft: ActionDraft,
): Record<string, string | number | boolean | readonly File[]> {
  const sent = (fields ?? []).flatMap(field => {
    const { name, type } = field;
    const value = lookUp(draft, name) ?? '';
    const read = typeof value === 'string' && type === 'number' ? numberIn(value, field) : value;
    return read === null ? [] : [[name, typeof read === 'string' ? contentOf(read) : read] as const];
  });
  return Object.fromEntries(sent);
}

/** The texts written for an action, to be shown where they can no longer be sent. */
export function writtenIn({ fields }: DisputeAction, draft: ActionDraft): string[] {
  return (fields ?? []).flatMap(({ name, type }) => {
    const value = lookUp(draft, name);
    const isWritten = !type || type === 'text' || type === 'textarea';
    return isWritten && typeof value === 'string' && contentOf(value) ? [contentOf(value)] : [];
  });
}

/**
 * Whether an action that is said to come too late was done before: its answer was lost, or came late, and it was sent again.
 * Then what was written is among the events that are new since.
 * @param before the dispute when the action was chosen, where it is known
 * @param by who acted
 */
export function hasBeenTaken(
  written: readonly string[],
  before: DisputeAnswer | undefined,
  now: DisputeAnswer,
  by: DisputeEvent['by'],
): boolean {
  if (!before || written.length === 0) return false;
  const known = new Set(before.dispute.events?.map(({ id }) => id));
  const said = (now.dispute.events ?? [])
    .filter(event => event.by === by && !known.has(event.id))
    .map(({ body }) => contentOf(body ?? ''));
  return written.every(text => said.includes(text));
}
