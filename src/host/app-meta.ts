import type { ExchangeRates } from '../contract/reviewer.ts';

/** Addresses of a picture: normal and, when known, twice as large. */
export interface ImagePair {
  readonly normal: string;
  readonly retina?: string;
}

/** What the host page says about itself. What it leaves out has a default, or is absent. */
export interface AppMeta {
  readonly reviewer?: {
    readonly name?: string;
    readonly encodedId?: string;
    readonly avatar?: ImagePair;
    /** Hash for an avatar service; carried along without a meaning of its own. */
    readonly avatarHash?: string;
    readonly verifiedBuyer?: boolean;
  };
  readonly country?: string;
  readonly currency?: string;
  readonly exchangeRates?: ExchangeRates;
  readonly locale?: string;
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
    readonly videoApiKey?: string;
    readonly captchaSiteKey?: string;
    readonly analyticsId?: string;
  };
  /** Answers that the host sends along, by the address they would be asked from. */
  readonly answers: Readonly<Record<string, unknown>>;
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
  updateProfile: '/reviews/profile/reviewers/0',
};

const defaultSocial = [
  { name: 'Facebook', url: 'https://www.facebook.com/' },
  { name: 'Instagram', url: 'https://www.instagram.com/' },
  { name: 'LinkedIn', url: 'https://www.linkedin.com/' },
];

type Fields = Readonly<Record<string, unknown>>;

/**
 * Reads the element with id `app_meta`: JSON as its text, in `content` or in `data-meta`, or one data attribute per
 * field. Fields are in snake_case. A field of the wrong type gets its default and one console error that names it;
 * a page without the element has all defaults.
 */
export function readAppMeta(doc: Document): AppMeta {
  const fields = readFields(doc.getElementById('app_meta'));
  const text = (name: string) => take(fields, name, isText, 'a text');
  const group = (name: string) => take(fields, name, isRecord, 'an object') ?? {};
  const keys = group('keys');
  const key = (name: string) => take(keys, name, isText, 'a text', 'keys.');

  return compact({
    reviewer: readReviewer(take(fields, 'reviewer', isRecord, 'an object')),
    country: text('country') ?? text('current_country'),
    currency: text('currency'),
    exchangeRates: readRates(take(fields, 'exchange_rates', isRecord, 'an object')),
    locale: text('locale'),
    links: overridden(defaultLinks, group('links'), 'links.'),
    social: readList(fields, 'social', isSocialLink, 'objects with name and url') ?? defaultSocial,
    flagsBase: text('flags_base') ?? '/flags/',
    noReferrerImageHosts: readList(fields, 'no_referrer_image_hosts', isText, 'texts') ?? ['alicdn.com'],
    videoEmbedBase: text('video_embed_base') ?? 'https://www.youtube-nocookie.com/embed/',
    paths: overridden(defaultPaths, group('paths'), 'paths.'),
    keys: compact({
      videoApiKey: key('video_api_key'),
      captchaSiteKey: key('captcha_site_key'),
      analyticsId: key('analytics_id'),
    }),
    answers: group('answers'),
  });
}

function readFields(element: HTMLElement | null): Fields {
  if (!element) return {};
  const sources = [element.textContent, element.getAttribute('content'), element.dataset.meta];
  for (const source of sources) {
    const fields = source?.trim() && readJson(source);
    if (fields) return fields;
  }
  const { meta, ...attributes } = element.dataset;
  return Object.fromEntries(
    Object.entries(attributes).map(([name, text]) => [snakeCase(name), attributeValue(text)]),
  );
}

function readJson(text: string): Fields | null {
  const value = parseJson(text);
  if (isRecord(value)) return value;
  console.error('app_meta must be a JSON object; it is not used');
  return null;
}

/** An attribute is a text, or a list or object written as JSON. */
function attributeValue(text = ''): unknown {
  return /^\s*[[{]/.test(text) ? (parseJson(text) ?? text) : text;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readReviewer(fields: Fields | undefined): AppMeta['reviewer'] {
  if (!fields) return undefined;
  const text = (name: string) => take(fields, name, isText, 'a text', 'reviewer.');
  const avatar = take(fields, 'avatar_image_url', isImage, 'a text or an object', 'reviewer.');
  return compact({
    name: text('name'),
    encodedId: text('encoded_id'),
    avatar: readImage(avatar),
    avatarHash: text('avatar_hash'),
    verifiedBuyer: take(fields, 'verified_buyer', isFlag, 'true or false', 'reviewer.'),
  });
}

function readImage(image: string | Fields | undefined): ImagePair | undefined {
  if (image === undefined || isText(image)) return image ? { normal: image } : undefined;
  const [normal, retina] = [image.normal ?? image.url, image.retina ?? image.retina_url];
  return isText(normal) && normal
    ? compact({ normal, retina: isText(retina) ? retina : undefined })
    : undefined;
}

function readRates(fields: Fields | undefined): ExchangeRates | undefined {
  if (!fields) return undefined;
  const rates = Object.keys(fields).flatMap(code => {
    const rate = take(fields, code, isRate, 'a number above 0', 'exchange_rates.');
    return rate === undefined ? [] : [[code, rate] as const];
  });
  return rates.length > 0 ? Object.fromEntries(rates) : undefined;
}

function readList<T>(fields: Fields, name: string, isItem: (value: unknown) => value is T, what: string) {
  const isList = (value: unknown): value is T[] => Array.isArray(value) && value.every(isItem);
  return take(fields, name, isList, `a list of ${what}`);
}

function overridden<T extends Record<string, string>>(defaults: T, fields: Fields, prefix: string): T {
  const values = Object.entries(defaults).map(([name, value]) => [
    name,
    take(fields, snakeCase(name), isText, 'a text', prefix) ?? value,
  ]);
  return Object.fromEntries(values);
}

/** A field if it is there and right. Null counts as absent; a wrong one is told and counts as absent. */
function take<T>(
  fields: Fields,
  name: string,
  isRight: (value: unknown) => value is T,
  what: string,
  prefix = '',
): T | undefined {
  const value = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (value === null || value === undefined) return undefined;
  if (isRight(value)) return value;
  console.error(`app_meta: ${prefix}${name} must be ${what}; it is not used`);
  return undefined;
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';
const isRate = (value: unknown): value is number => Number.isFinite(value) && (value as number) > 0;
const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isImage = (value: unknown): value is string | Fields => isText(value) || isRecord(value);
const isSocialLink = (value: unknown): value is AppMeta['social'][number] =>
  isRecord(value) && isText(value.name) && isText(value.url);

const snakeCase = (name: string) => name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`);

type Compact<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>;
};
/** Leaves out what is undefined. */
function compact<T extends object>(value: T): Compact<T> {
  return Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as Compact<T>;
}
