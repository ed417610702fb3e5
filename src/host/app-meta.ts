import { ratesOf } from '../contract/codes.ts';
import type { ImagePair } from '../contract/fields.ts';
import type { ExchangeRates } from '../contract/reviewer.ts';
import {
  type Fields,
  flag,
  isRecord,
  isText,
  type Kind,
  listOf,
  parseJson,
  rate,
  record,
  type Take,
  taker,
  text,
} from './json.ts';

/** What the host page says about itself. What it leaves out has a default, or is absent. */
export interface AppMeta {
  readonly reviewer?: HostReviewer | undefined;
  readonly country?: string | undefined;
  readonly currency?: string | undefined;
  readonly exchangeRates?: ExchangeRates | undefined;
  readonly locale?: string | undefined;
  /** Where the footer's links and the 'For Businesses' button lead. */
  readonly links: Readonly<Record<keyof typeof defaultLinks, string>>;
  readonly social: readonly { readonly name: string; readonly url: string }[];
  /** Folder of the currency flags. */
  readonly flagsBase: string;
  /** Images of these hosts, and of their subdomains, are loaded without a referrer. */
  readonly noReferrerImageHosts: readonly string[];
  /** Put before the id of an external video, gives its embed page. */
  readonly videoEmbedBase: string;
  /** Paths of calls that differ from host to host. */
  readonly paths: Readonly<Record<keyof typeof defaultPaths, string>>;
  /** A feature whose key is absent is off. */
  readonly keys: {
    readonly videoApiKey?: string | undefined;
    readonly captchaSiteKey?: string | undefined;
    readonly analyticsId?: string | undefined;
  };
  /** Answers that the host sends along, by the address they would be asked from. */
  readonly answers: Readonly<Record<string, unknown>>;
}

/** The signed-in reviewer, as far as the host page tells. */
export interface HostReviewer {
  readonly name?: string | undefined;
  readonly encodedId?: string | undefined;
  readonly avatar?: ImagePair | undefined;
  /** Hash for an avatar service; carried along without a meaning of its own. */
  readonly avatarHash?: string | undefined;
  readonly verifiedBuyer?: boolean | undefined;
  /** False while the terms of service are to be accepted. */
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
  /** Deletes a review; with /restore, /publish or /unpublish behind it, does that. */
  ownReview: '/reviews/{public_id}',
  disputes: '/reviews/profile/disputes',
  acceptTos: '/reviews/profile/accept_tos',
  /** Takes the edited profile. Currency and country are saved by a call of their own, the same on every host. */
  updateProfile: '/reviews/profile/reviewers/0',
};

const defaultSocial = [
  { name: 'Facebook', url: 'https://www.facebook.com/' },
  { name: 'Instagram', url: 'https://www.instagram.com/' },
  { name: 'LinkedIn', url: 'https://www.linkedin.com/' },
];

/**
 * Reads the element with id `app_meta`: JSON as its text, in `content` or in `data-meta`, or one data attribute per
 * field. Fields are in snake_case. A field of the wrong type gets its default and one console error that names it;
 * a page without the element has all defaults.
 */
export function readAppMeta(doc: Document): AppMeta {
  const take = taker(readFields(doc.getElementById('app_meta')));
  const key = taker(take('keys', record), 'keys.');
  return {
    reviewer: readReviewer(take('reviewer', record)),
    country: take('country', text) ?? take('current_country', text),
    currency: take('currency', text),
    exchangeRates: readRates(take('exchange_rates', record)),
    locale: take('locale', text),
    links: overridden(defaultLinks, taker(take('links', record), 'links.')),
    social: take('social', socialLinks) ?? defaultSocial,
    flagsBase: take('flags_base', text) ?? '/flags/',
    noReferrerImageHosts: take('no_referrer_image_hosts', texts) ?? ['alicdn.com'],
    videoEmbedBase: take('video_embed_base', text) ?? 'https://www.youtube-nocookie.com/embed/',
    paths: overridden(defaultPaths, taker(take('paths', record), 'paths.')),
    keys: {
      videoApiKey: key('video_api_key', text),
      captchaSiteKey: key('captcha_site_key', text),
      analyticsId: key('analytics_id', text),
    },
    answers: take('answers', record) ?? {},
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

/** An attribute is a text, or a list or object written as JSON. */
function attributeValue(value: string): unknown {
  return /^\s*[[{]/.test(value) ? (parseJson(value) ?? value) : value;
}

function readReviewer(fields: Fields | undefined): HostReviewer | undefined {
  if (!fields) return undefined;
  const take = taker(fields, 'reviewer.');
  return {
    name: take('name', text),
    encodedId: take('encoded_id', text),
    avatar: take('avatar_image_url', image),
    avatarHash: take('avatar_hash', text),
    verifiedBuyer: take('verified_buyer', flag),
    acceptedTos: take('accepted_tos', flag),
  };
}

function readRates(fields: Fields | undefined): ExchangeRates | undefined {
  if (!fields) return undefined;
  const take = taker(fields, 'exchange_rates.');
  const rates = ratesOf(Object.fromEntries(Object.keys(fields).map(code => [code, take(code, rate)])));
  return Object.keys(rates).length > 0 ? rates : undefined;
}

function overridden<Names extends string>(
  defaults: Record<Names, string>,
  take: Take,
): Record<Names, string> {
  const values = { ...defaults };
  for (const name in defaults) values[name] = take(snakeCase(name), text) ?? defaults[name];
  return values;
}

const isImage = (value: unknown): value is ImagePair =>
  isText(value) ||
  (isRecord(value) && ['normal', 'retina', 'url', 'retina_url'].every(name => isText(value[name] ?? '')));
const isSocialLink = (value: unknown): value is AppMeta['social'][number] =>
  isRecord(value) && isText(value.name) && isText(value.url);
const image: Kind<ImagePair> = [isImage, 'a text or an object of texts'];
const texts = listOf(isText, 'texts');
const socialLinks = listOf(isSocialLink, 'objects with name and url');

const snakeCase = (name: string) => name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`);
