import { ratesOf } from '../contract/codes.ts';
import type { ImagePair } from '../contract/fields.ts';
import type { ExchangeRates } from '../contract/reviewer.ts';
import {
  type Fields,
  type FieldType,
  fieldReader,
  flag,
  isRecord,
  isText,
  listOf,
  parseJson,
  type ReadField,
  rate,
  record,
  text,
} from './json.ts';

/** The settings that the host page gives in its app_meta element. A missing one has its default, or is absent. */
export interface AppMeta {
  readonly reviewer?: HostReviewer | undefined;
  readonly country?: string | undefined;
  readonly currency?: string | undefined;
  readonly exchangeRates?: ExchangeRates | undefined;
  readonly locale?: string | undefined;
  /** Where the footer's links and the 'For Businesses' button lead. */
  readonly links: Readonly<Record<keyof typeof defaultLinks, string>>;
  readonly social?: readonly SocialLink[] | undefined;
  /** Folder of the currency flags. */
  readonly flagsBase: string;
  /** Images of these hosts and their subdomains are loaded without a referrer. */
  readonly noReferrerImageHosts: readonly string[];
  /** The address of an external video's embed page, without the video id at its end. */
  readonly videoEmbedBase: string;
  /** Whether external videos may be embedded: not where that address is empty. */
  readonly hasEmbedPages: boolean;
  /** The address of a video of the platform's own service, without the video id at its end. */
  readonly videoPlatformBase?: string | undefined;
  /** Paths of the calls that differ between hosts. */
  readonly paths: Readonly<Record<keyof typeof defaultPaths, string>>;
  /** A feature whose key is absent is off. */
  readonly keys: {
    readonly videoApiKey?: string | undefined;
    readonly captchaSiteKey?: string | undefined;
    readonly analyticsId?: string | undefined;
  };
  /** Answers that are part of the page, by the address of their request. */
  readonly answers: Readonly<Record<string, unknown>>;
}

/** A profile of the platform elsewhere. */
export interface SocialLink {
  readonly name: string;
  readonly url: string;
}

/** The signed-in reviewer as the host page describes them. */
export interface HostReviewer {
  readonly name?: string | undefined;
  readonly encodedId?: string | undefined;
  readonly avatar?: ImagePair | undefined;
  /** Hash for an avatar service; passed on unread. */
  readonly avatarHash?: string | undefined;
  readonly verifiedBuyer?: boolean | undefined;
  /** False until the terms of service are accepted. */
  readonly acceptedTos?: boolean | undefined;
}

const defaultLinks = {
  terms: '/terms',
  privacy: '/privacy',
  authenticity: '/authenticity',
  compliance: '/compliance',
  contentPolicy: '/content-policy',
  businesses: 'https://businesses.example/',
};

const defaultPaths = {
  /** Where a new review is posted. */
  submitReview: '/reviews',
  /** Deletes a review. With /restore, /publish or /unpublish appended it does that instead. */
  ownReview: '/reviews/{public_id}',
  disputes: '/reviews/profile/disputes',
  acceptTos: '/reviews/profile/accept_tos',
  uploads: '/reviews/uploads',
  /** Saves the edited profile. Currency and country have their own call, the same on every host. */
  updateProfile: '/reviews/profile/reviewers/0',
};

/**
 * Reads the element with id `app_meta`: JSON as its text, in `content` or in `data-meta`, or one data attribute per
 * field. Fields are in snake_case. A field of the wrong type gets its default and one console error that names it; a
 * page without the element has all defaults.
 */
export function readAppMeta(doc: Document): AppMeta {
  const read = fieldReader(readFields(doc.getElementById('app_meta')));
  const key = fieldReader(read('keys', record), 'keys.');
  const videoEmbedBase = read('video_embed_base', text) ?? 'https://www.youtube-nocookie.com/embed/';
  return {
    reviewer: readReviewer(read('reviewer', record)),
    country: read('country', text) ?? read('current_country', text),
    currency: read('currency', text),
    exchangeRates: readRates(read('exchange_rates', record)),
    locale: read('locale', text),
    links: overridden(defaultLinks, fieldReader(read('links', record), 'links.')),
    social: read('social', socialLinks),
    flagsBase: read('flags_base', text) ?? '/flags/',
    noReferrerImageHosts: read('no_referrer_image_hosts', texts) ?? ['alicdn.com'],
    videoEmbedBase,
    hasEmbedPages: videoEmbedBase !== '',
    videoPlatformBase: read('video_platform_base', text),
    paths: overridden(defaultPaths, fieldReader(read('paths', record), 'paths.')),
    keys: {
      videoApiKey: key('video_api_key', text),
      captchaSiteKey: key('captcha_site_key', text),
      analyticsId: key('analytics_id', text),
    },
    answers: read('answers', record) ?? {},
  };
}

function readFields(element: HTMLElement | null): Fields | undefined {
  if (!element) return undefined;
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
    avatar: read('avatar_image_url', image),
    avatarHash: read('avatar_hash', text),
    verifiedBuyer: read('verified_buyer', flag),
    acceptedTos: read('accepted_tos', flag),
  };
}

function readRates(fields: Fields | undefined): ExchangeRates | undefined {
  if (!fields) return undefined;
  const read = fieldReader(fields, 'exchange_rates.');
  const rates = ratesOf(Object.fromEntries(Object.keys(fields).map(code => [code, read(code, rate)])));
  return Object.keys(rates).length > 0 ? rates : undefined;
}

function overridden<Names extends string>(
  defaults: Record<Names, string>,
  read: ReadField,
): Record<Names, string> {
  const values = { ...defaults };
  for (const name in defaults) values[name] = read(snakeCase(name), text) ?? defaults[name];
  return values;
}

const isImage = (value: unknown): value is ImagePair =>
  isText(value) ||
  (isRecord(value) && ['normal', 'retina', 'url', 'retina_url'].every(name => isText(value[name] ?? '')));
const isSocialLink = (value: unknown): value is SocialLink =>
  isRecord(value) && isText(value.name) && isText(value.url);
const image: FieldType<ImagePair> = [isImage, 'a text or an object of texts'];
const texts = listOf(isText, 'texts');
const socialLinks = listOf(isSocialLink, 'objects with name and url');

const snakeCase = (name: string) => name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`);
