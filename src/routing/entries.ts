/**
 * Each entry of the history carries an id of ours, beside whatever state others keep there. Places are
 * remembered under it.
 */
const field = 'marketplaceEntry';
let count = 0;

/** An id no other entry of this tab has, even after a reload. */
export function newEntryId(): string {
  count += 1;
  return `${Date.now().toString(36)}-${count}`;
}

/** The id in a history state; null when there is none. */
export function entryIdOf(state: unknown): string | null {
  if (typeof state !== 'object' || state === null) return null;
  const id = (state as Record<string, unknown>)[field];
  return typeof id === 'string' ? id : null;
}

/** A history state with the id. Other fields stay; what is no object cannot be kept beside an id. */
export function withEntryId(state: unknown, id: string): Record<string, unknown> {
  return { ...(typeof state === 'object' ? state : null), [field]: id };
}

/** Whether somebody else keeps something in a history state, and so may want to act on it. */
export function hasForeignState(state: unknown): boolean {
  if (typeof state !== 'object' || state === null) return false;
  return Object.keys(state).some(key => key !== field);
}
