/** What is known of an entry of the history. It stands in its state, beside whatever others keep there. */
export interface Entry {
  /** Places are remembered under it. */
  readonly id: string;
  /** The entry before belongs to the same document; without it, Back may lead to another one. */
  readonly hasPrevious?: boolean;
  /**
   * Made for a layer over the entry before, whose address and id it has: Back leads to the page below the layer. Its
   * number among the covers of that entry, from 1.
   */
  readonly cover?: number;
}

const field = 'marketplaceEntry';
let count = 0;

/** An id no other entry of this tab has, even after a reload. */
export function newEntryId(): string {
  count += 1;
  return `${Date.now().toString(36)}-${count}`;
}

/** The entry that a history state belongs to; null when it is not known. */
export function readEntry(state: unknown): Entry | null {
  if (typeof state !== 'object' || state === null) return null;
  const entry = (state as Record<string, unknown>)[field];
  if (typeof entry !== 'object' || entry === null) return null;
  return 'id' in entry && typeof entry.id === 'string' ? (entry as Entry) : null;
}

/** A history state with the entry. Other fields stay; what is no object cannot be kept beside it. */
export function withEntry(state: unknown, entry: Entry): Record<string, unknown> {
  return { ...(typeof state === 'object' ? state : null), [field]: entry };
}

/** Whether an entry was made after another one, as the time and the number in its id tell: then it lies Forward. */
export function isLaterEntry(id: string, other: string): boolean {
  const [time = '', number] = id.split('-');
  const [otherTime = '', otherNumber] = other.split('-');
  return time === otherTime
    ? Number(number) > Number(otherNumber)
    : Number.parseInt(time, 36) > Number.parseInt(otherTime, 36);
}

/** Whether somebody else keeps something in a history state, and so may want to act on it. */
export function hasForeignState(state: unknown): boolean {
  if (typeof state !== 'object' || state === null) return false;
  return Object.keys(state).some(key => key !== field);
}
