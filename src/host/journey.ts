import { parseUrl } from '../contract/uri.ts';
import { readJson, type SafeStorage } from './storage.ts';

/** How a visitor came here and where they went, as click tracking sends it along. Kept in local storage. */
export interface ReviewerJourney {
  /** ISO 8601. */
  readonly created_at: string;
  /** Names the visitor's journey, not the visitor. */
  readonly id: string;
  /** Where the first visit of all came from; empty when it was typed in. */
  readonly first_referrer: string;
  /** Where the latest visit came from. */
  readonly referrer: string;
  /** The query parameters of the very first address. */
  readonly landing_page_params: Readonly<Record<string, string>>;
  /** Paths in the order they were visited, the latest last. */
  readonly journey: readonly string[];
}

const key = 'reviewer_journey';
/** The journey is sent along with clicks, so it stays short: the latest paths, and texts of a sensible length. */
const maxPaths = 50;
const maxText = 500;
const maxParams = 20;

/** What is known when a document was loaded. */
export interface Visit {
  readonly referrer: string;
  /** Host of the page itself: a referrer on it is a step of the same visit. */
  readonly host: string;
  /** The query of the address, with its question mark. */
  readonly search: string;
  readonly now: Date;
  readonly newId: () => string;
}

/** Begins a journey, or goes on with the one that is kept, at the load of a document. */
export function startJourney(storage: SafeStorage, visit: Visit): ReviewerJourney {
  const kept = readJourney(storage);
  const referrer = isFromHere(visit) ? '' : visit.referrer.slice(0, maxText);
  const journey: ReviewerJourney = kept
    ? { ...kept, referrer: referrer || kept.referrer }
    : {
        created_at: visit.now.toISOString(),
        id: visit.newId(),
        first_referrer: referrer,
        referrer,
        landing_page_params: readParams(visit.search),
        journey: [],
      };
  storage.set(key, JSON.stringify(journey));
  return journey;
}

/** Adds the path of a navigation; the same path twice in a row counts once. Without a journey nothing happens. */
export function recordNavigation(storage: SafeStorage, path: string): void {
  const kept = readJourney(storage);
  const step = path.slice(0, maxText);
  if (!kept || kept.journey.at(-1) === step) return;
  const journey = [...kept.journey, step].slice(-maxPaths);
  storage.set(key, JSON.stringify({ ...kept, journey }));
}

/** The journey that is kept; null when there is none, or something else lies in its place. */
export function readJourney(storage: SafeStorage): ReviewerJourney | null {
  const kept = readJson(storage, key);
  return isJourney(kept) ? kept : null;
}

const isFromHere = ({ referrer, host }: Visit) => parseUrl(referrer)?.host === host;

function readParams(search: string): Record<string, string> {
  const params = [...new URLSearchParams(search)].slice(0, maxParams);
  return Object.fromEntries(params.map(([name, value]) => [name.slice(0, maxText), value.slice(0, maxText)]));
}

function isJourney(value: unknown): value is ReviewerJourney {
  if (typeof value !== 'object' || value === null) return false;
  const { created_at, id, first_referrer, referrer, landing_page_params, journey } = value as ReviewerJourney;
  const texts: unknown[] = [created_at, id, first_referrer, referrer];
  return (
    texts.every(text => typeof text === 'string') &&
    typeof landing_page_params === 'object' &&
    landing_page_params !== null &&
    Array.isArray(journey) &&
    journey.every(path => typeof path === 'string')
  );
}

/** 128 random bits as a text; unlike `crypto.randomUUID` it works on pages without https, too. */
export function newId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map(byte => byte.toString(16).padStart(2, '0'))
    .join('');
}
