import { readJson, type SafeStorage } from '../host/storage.ts';

/** Where somebody was on a page, in one entry of the history. */
export interface Place {
  /** Scroll position, px. */
  readonly y: number;
  /** What had the focus, as `describeElement` tells it, and how far below the top of the window it was, px. */
  readonly focus?: { readonly element: string; readonly top: number } | undefined;
  /** Lists that were scrolled sideways, and how far, px. */
  readonly rows?: readonly { readonly element: string; readonly left: number }[] | undefined;
}

/** Places by the ids of entries, kept over reloads. */
export interface Places {
  get(id: string): Place | undefined;
  set(id: string, place: Place): void;
  delete(id: string): void;
}

const storageKey = 'marketplace_places';
/** Nobody goes back further, and storage is small. */
const most = 50;

export function createPlaces(storage: SafeStorage): Places {
  const places = new Map<string, Place>(read(storage));
  const keep = () => storage.set(storageKey, JSON.stringify([...places]));
  return {
    get: id => places.get(id),
    set(id, place) {
      // Written last, so that the oldest visit comes first and is the one to go.
      places.delete(id);
      places.set(id, place);
      for (const oldest of [...places.keys()].slice(0, -most)) places.delete(oldest);
      keep();
    },
    delete(id) {
      if (places.delete(id)) keep();
    },
  };
}

function read(storage: SafeStorage): [string, Place][] {
  const kept = readJson(storage, storageKey);
  return Array.isArray(kept) ? kept.filter(isEntry) : [];
}

/** Another version of this code may have kept places of another form. */
function isEntry(entry: unknown): entry is [string, Place] {
  if (!Array.isArray(entry)) return false;
  const [id, place] = entry;
  const { y, focus, rows = [] } = place ?? {};
  return (
    typeof id === 'string' &&
    Number.isFinite(y) &&
    (focus === undefined || (typeof focus?.element === 'string' && Number.isFinite(focus.top))) &&
    Array.isArray(rows) &&
    rows.every(row => typeof row?.element === 'string' && Number.isFinite(row.left))
  );
}
