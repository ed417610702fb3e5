import { navigate } from 'wouter/use-browser-location';
import { hrefOf, readAddress } from '../addresses/address.ts';

/** The data of routing in the state of a history entry, in a field of its own. */
export interface HistoryEntry {
  /** The key of its scroll position. */
  readonly id: string;
  /** The last entry before it with another path: its path, query and hash, and the number of steps back to it. */
  readonly previous?: { readonly href: string; readonly steps: number } | undefined;
  /**
   * Set for an entry that was added for a layer over the page: the number of the layer, from 1. Such an entry has the
   * id and the address of the page's entry. Back leaves it for the entry of the page or of the layer below.
   */
  readonly layer?: number;
}

const field = 'marketplaceEntry';

/** Writes an entry at an address. Other fields of the state stay unless they are left out. */
export function writeEntry(
  entry: HistoryEntry,
  { to = hrefNow(), replace = true, state = stateFields() as StateFields } = {},
): HistoryEntry {
  navigate(to, { replace, state: { ...state, [field]: entry } });
  return entry;
}

/** Reads the data of routing from the current entry; null when routing has not written it. */
export function readEntry(): HistoryEntry | null {
  const entry: unknown = stateFields()[field];
  if (typeof entry !== 'object' || entry === null) return null;
  return 'id' in entry && typeof entry.id === 'string' ? (entry as HistoryEntry) : null;
}

/** Whether the host keeps state of its own in the entry, because it routes by itself. */
export function hasForeignState(): boolean {
  return Object.keys(stateFields()).some(key => !ownFields.includes(key));
}
const ownFields = [field, 'turbo', 'turbolinks'];

/** The data of Turbo or Turbolinks in the current entry. */
export function readSwapState(): StateFields {
  const { turbo, turbolinks } = stateFields();
  return { turbo, turbolinks };
}

/** The id that Turbo or Turbolinks gave the page of the current entry. */
export function readSwapId(): unknown {
  const { turbo, turbolinks } = stateFields();
  return (turbo ?? turbolinks)?.restorationIdentifier;
}

type StateFields = { readonly [name: string]: { readonly [name: string]: unknown } | undefined };

/** The fields of the entry's state. A state that is no object is lost. */
function stateFields(): StateFields {
  return typeof history.state === 'object' ? { ...history.state } : {};
}

/** The number of layers over the page at an entry. */
export const layerOf = ({ layer = 0 }: HistoryEntry) => layer;
/** Path, query and hash in the browser. */
export const hrefNow = () => hrefOf(readAddress());
export const pathOf = (href: string) => new URL(href, location.href).pathname;

let count = 0;

/** An id that is unique in this tab, also after a reload. */
export function newEntryId(): string {
  count += 1;
  return `${Date.now().toString(36)}-${count}`;
}
