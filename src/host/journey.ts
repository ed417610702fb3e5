import { writeJson } from '../contract/natives.ts';
import { parseUrl } from '../contract/uri.ts';
import { readJson, type SafeStorage } from './storage.ts';

/** The origin of a person and the pages that they saw. It is in local storage and is sent with clicks. */
export interface ReviewerJourney {
  /** ISO 8601. */
  readonly created_at: string;
  /** Names the person's journey, not the person. */
  readonly id: string;
  /** The origin of the first visit; empty when the address was typed. */
  readonly first_referrer: string;
  /** The origin of the latest visit. */
  readonly referrer: string;
  /** The query parameters of the very first address. */
  readonly landing_page_params: Readonly<Record<string, string>>;
  /** Paths in the order they were visited, the latest last. */
  readonly journey: readonly string[];
}

const key = 'reviewer_journey';
/** Limits that keep a journey short, because each click sends it. Texts in characters. */
const maxPaths = 50;
const maxText = 500;
const maxParams = 20;

/** The data of a document when it has loaded. */
export interface DocumentLoad {
  readonly referrer: string;
  /** Host of the page. A referrer on the same host belongs to the same visit. */
  readonly host: string;
  /** The query of the address, with its question mark. */
  readonly search: string;
  readonly now: Date;
  readonly newId: () => string;
}

/** Starts a journey when a document loads, or continues the stored one. */
export function startJourney(storage: SafeStorage, load: DocumentLoad): ReviewerJourney {
  const stored = readJourney(storage);
  const referrer = isFromHere(load) ? '' : load.referrer.slice(0, maxText);
  const journey: ReviewerJourney = stored
    ? { ...stored, referrer: referrer || stored.referrer }
    : {
        created_at: load.now.toISOString(),
        id: load.newId(),
        first_referrer: referrer,
        referrer,
        landing_page_params: readParams(load.search),
        journey: [],
      };
  storage.set(key, writeJson(journey));
  return journey;
}

/** Adds a path to the stored journey, if there is one. The same path twice in a row counts once. */
export function recordNavigation(storage: SafeStorage, path: string): void {
  const stored = readJourney(storage);
  const step = path.slice(0, maxText);
  if (!stored || stored.journey.at(-1) === step) return;
  const journey = [...stored.journey, step].slice(-maxPaths);
  storage.set(key, writeJson({ ...stored, journey }));
}

/** The stored journey; null when there is none, or when it is not valid. */
export function readJourney(storage: SafeStorage): ReviewerJourney | null {
  const stored = readJson(storage, key);
  return isJourney(stored) ? stored : null;
}

const isFromHere = ({ referrer, host }: DocumentLoad) => parseUrl(referrer)?.host === host;

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
