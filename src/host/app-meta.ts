import { ratesOf } from '../contract/codes.ts';
import type { ExchangeRates } from '../contract/reviewer.ts';
import {
  type Fields,
  fieldReader,
  flag,
  isRecord,
  isText,
  listOf,
  parseJson,
  rate,
  record,
  snakeCase,
  text,
} from './json.ts';

/**
 * The settings that the host page gives in its app_meta element, as far as the first paint needs them; `late-meta.ts` reads
 * the others. A missing one has its default, or is absent.
 */
export interface AppMeta {
  /** All fields as they are written. */
  readonly fields: Fields;
  readonly reviewer?: HostReviewer | undefined;
  readonly country?: string | undefined;
  readonly currency?: string | undefined;
  readonly exchangeRates?: ExchangeRates | undefined;
  readonly locale?: string | undefined;
  /** The address of the 'For Businesses' button; empty where there is no button: it is off, or the host gives links without it. */
  readonly businesses: string;
  /** The features by name, and whether they are on. All are, where the host says nothing. */
  readonly features?: Fields | undefined;
  /** Whether the person has accepted cookies, where the host asks for it itself. */
  readonly consent?: boolean | undefined;
  /** Images of these hosts and their subdomains are loaded without a referrer. */
  readonly noReferrerImageHosts: readonly string[];
  /** The address of an external video's embed page, without the video id at its end. */
  readonly videoEmbedBase?: string | undefined;
  /** Whether external videos may be embedded: not where that address is empty. */
  readonly hasEmbedPages: boolean;
  /** The address of a video of the platform's own service, without the video id at its end. */
  readonly videoPlatformBase?: string | undefined;
  /** The address of a picture of a video, without the video id at its end. */
  readonly videoPosterBase?: string | undefined;
  /** Answers that are part of the page, by the address of their request. */
  readonly answers: Readonly<Record<string, unknown>>;
}

/** The signed-in reviewer as the host page describes them. */
export interface HostReviewer {
  readonly name?: string | undefined;
  readonly encodedId?: string | undefined;
}

/**
 * Reads the element with id `app_meta`: JSON as its text, in `content` or in `data-meta`, or one data attribute per
 * field. Fields are in snake_case. A field of the wrong type gets its default and one console error that names it; a
 * page without the element has all defaults.
 */
export function readAppMeta(doc: Document): AppMeta {
  const fields = readFields(doc.getElementById('app_meta'));
  const read = fieldReader(fields);
  const videoEmbedBase = read('video_embed_base', text);
  const links = read('links', record);
  const features = read('features', record);
  return {
    fields,
    reviewer: readReviewer(read('reviewer', record)),
    country: read('country', text) ?? read('current_country', text),
    currency: read('currency', text),
    exchangeRates: readRates(read('exchange_rates', record)),
    locale: read('locale', text),
    features,
    consent: read('consent', flag),
    businesses:
      features?.for_businesses === false
        ? ''
        : (fieldReader(links, 'links.')('businesses', text) ?? (links ? '' : '/businesses')),
    noReferrerImageHosts: read('no_referrer_image_hosts', texts) ?? ['alicdn.com'],
    videoEmbedBase,
    hasEmbedPages: videoEmbedBase !== '',
    videoPlatformBase: read('video_platform_base', text),
    videoPosterBase: read('video_poster_base', text),
    answers: read('answers', record) ?? {},
  };
}

function readFields(element: HTMLElement | null): Fields {
  if (!element) return {};
  const { meta, ...attributes } = element.dataset;
  for (const json of [element.textContent, element.getAttribute('content'), meta]) {
    if (!json?.trim()) continue;
    const fields = parseJson(json);
    if (isRecord(fields)) return fields;
    console.error('app_meta must be a JSON object; it is not used');
  }
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value = '']) => [snakeCase(name), attributeValue(value)]),
  );
}

/** The value of a data attribute: a list or object if it holds JSON, else a text. */
function attributeValue(value: string): unknown {
  return /^\s*[[{]/.test(value) ? (parseJson(value) ?? value) : value;
}

function readReviewer(fields: Fields | undefined): HostReviewer | undefined {
  if (!fields) return undefined;
  const read = fieldReader(fields, 'reviewer.');
  return {
    name: read('name', text),
    encodedId: read('encoded_id', text),
  };
}

function readRates(fields: Fields | undefined): ExchangeRates | undefined {
  if (!fields) return undefined;
  const read = fieldReader(fields, 'exchange_rates.');
  const rates = ratesOf(Object.fromEntries(Object.keys(fields).map(code => [code, read(code, rate)])));
  return Object.keys(rates).length > 0 ? rates : undefined;
}

const texts = listOf(isText, 'texts');
