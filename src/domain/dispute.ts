import type { Dispute, DisputeFile, DisputeOrder, FormOption } from '../contract/dispute.ts';
import type { Awaited } from '../contract/dispute-summary.ts';
import { lookUp } from '../contract/look-up.ts';
import type { ResponseTime } from '../contract/shop.ts';
import { type MediaItem, pictureItem, videoItem } from './media.ts';

/** A choice as form fields take it. */
export interface Choice {
  readonly value: string;
  readonly label: string;
  /** One sentence about it. */
  readonly hint?: string;
}

/**
 * The choices that a host offers, each with its value at least. Entries without a value are left out.
 * @param words names of usual values, for those that the host does not name
 */
export function choicesOf(
  options: readonly FormOption[] | null | undefined,
  words: Readonly<Record<string, string>> = {},
): Choice[] {
  return (options ?? []).flatMap(option => {
    if (typeof option === 'string') return [{ value: option, label: named(option, words) }];
    const id = option.value ?? option.id;
    const value = id ?? option.name;
    if (value === null || value === undefined || value === '') return [];
    // A name that is the value as well is not in words.
    const label = option.label || ((id ?? '') !== '' && option.name) || named(String(value), words);
    return [{ value: String(value), label, ...(option.description && { hint: option.description }) }];
  });
}

/** A value of the host by a table of names, else as a text. */
export const named = (value: string, words: Readonly<Record<string, string>>): string =>
  lookUp(words, value) ?? inWords(value);

/** `not_received` → `Not received`: a value of the host as a text. */
export function inWords(value: string): string {
  const words = value.replaceAll('_', ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The `source_id` of a dispute about an order; null if the order has no id. */
export function sourceIdOf({ public_id, id }: Pick<DisputeOrder, 'public_id' | 'id'>): string | null {
  const source = public_id || id;
  return source === null || source === undefined ? null : String(source);
}

const hourMs = 3_600_000;
const unitMs: Readonly<Record<string, number>> = {
  minute: hourMs / 60,
  hour: hourMs,
  day: 24 * hourMs,
  week: 7 * 24 * hourMs,
};

/**
 * Until when a store answers: its response time after a moment.
 * @param since ISO 8601
 * @returns ISO 8601; null where the moment or the unit cannot be read
 */
export function responseDeadline(since: string, { number, unit }: ResponseTime): string | null {
  const length = lookUp(unitMs, unit.trim().toLowerCase().replace(/s$/, ''));
  const end = Date.parse(since) + number * (length ?? Number.NaN);
  return Number.isFinite(end) && Math.abs(end) <= 8.64e15 ? new Date(end).toISOString() : null;
}

/** The pictures and videos among files, for the gallery. */
export function mediaOfFiles(files: readonly DisputeFile[]): MediaItem[] {
  const of = { review_uuid: '', review: null };
  const items = files.map(({ type, url, picture }) => {
    if (type?.startsWith('video/')) return videoItem('video_platform', url, of, picture?.compact);
    const isPicture = picture || type?.startsWith('image/');
    return isPicture ? pictureItem(picture ?? { huge: url }, of) : null;
  });
  return items.filter(item => item !== null);
}

/**
 * The party whose turn it is in a dispute, and the deadline. If the host sends no deadline for the store, it follows from
 * the store's response time, counted from the opening or from the last request to the store.
 */
export function awaitedIn({
  awaiting,
  created_at,
  response_time,
  events,
}: Pick<Dispute, 'awaiting' | 'created_at' | 'response_time' | 'events'>): Awaited | null {
  if (!awaiting) return null;
  if (awaiting.until || awaiting.from !== 'store' || !response_time) return awaiting;
  const request = events?.findLast(
    ({ kind, asked }) => kind === 'information_requested' && asked === 'store',
  );
  const since = request?.created_at || created_at;
  return { ...awaiting, until: since ? responseDeadline(since, response_time) : null };
}
