import type { ImagePair } from '../contract/fields.ts';
import { features } from '../routes.ts';
import type { AppMeta } from './app-meta.ts';
import {
  type Fields,
  type FieldType,
  fieldReader,
  flag,
  isRecord,
  isText,
  listOf,
  record,
  snakeCase,
  text,
} from './json.ts';

/** The settings of app_meta that the first paint does not need. A missing one has its default, or is absent. */
export interface LateMeta {
  readonly reviewer: ReviewerDetails;
  /** The addresses of the footer's links. A host that gives links has these alone. */
  readonly links: Partial<typeof defaultLinks>;
  /** None where the host names none. */
  readonly social: readonly SocialLink[];
  /** Folder of the currency flags. */
  readonly flagsBase: string;
  /** Paths of the calls that differ between hosts. */
  readonly paths: typeof defaultPaths;
  /** A feature whose key is absent is off. */
  readonly keys: {
    readonly videoApiKey?: string | undefined;
    readonly captchaSiteKey?: string | undefined;
    readonly analyticsId?: string | undefined;
  };
}

/** Further fields of the signed-in reviewer. */
export interface ReviewerDetails {
  readonly avatar?: ImagePair | undefined;
  /** Hash for an avatar service; passed on unread. */
  readonly avatarHash?: string | undefined;
  readonly verifiedBuyer?: boolean | undefined;
  /** False until the terms of service are accepted. */
  readonly acceptedTos?: boolean | undefined;
}

/** A profile of the platform elsewhere. */
export interface SocialLink {
  readonly name: string;
  readonly url: string;
}

/** Pages of the host, where `links` is absent. */
export const defaultLinks = {
  terms: '/terms',
  privacy: '/privacy',
  authenticity: '/authenticity',
  compliance: '/compliance',
  contentPolicy: '/content-policy',
};

const defaultPaths = {
  /** The path to post a new review to. */
  submitReview: '/reviews',
  /** Deletes a review. With /restore, /publish or /unpublish appended it does that instead. */
  ownReview: '/reviews/{public_id}',
  disputes: '/reviews/profile/disputes',
  acceptTos: '/reviews/profile/accept_tos',
  uploads: '/reviews/uploads',
  /** Saves the edited profile. Currency and country have their own call, the same on every host. */
  updateProfile: '/reviews/profile/reviewers/0',
};

const cache = new WeakMap<AppMeta, LateMeta>();

/**
 * Reads these settings once for each page. As in `readAppMeta`, a field of the wrong type gets its default, and one
 * console error names it.
 */
export function lateMetaOf(meta: AppMeta): LateMeta {
  const late = cache.get(meta) ?? readLateMeta(meta.fields);
  cache.set(meta, late);
  return late;
}

function readLateMeta(fields: Fields): LateMeta {
  const read = fieldReader(fields);
  nameWrongFeatures(fields.features);
  /** The field, if it is an object. `readAppMeta` has reported any other value. */
  const given = (name: string) => {
    const value = fields[name];
    return isRecord(value) ? value : undefined;
  };
  const key = fieldReader(read('keys', record), 'keys.');
  const ofReviewer = fieldReader(given('reviewer'), 'reviewer.');
  return {
    reviewer: {
      avatar: ofReviewer('avatar_image_url', image),
      avatarHash: ofReviewer('avatar_hash', text),
      verifiedBuyer: ofReviewer('verified_buyer', flag),
      acceptedTos: ofReviewer('accepted_tos', flag),
    },
    links: given('links') ? named(defaultLinks, given('links'), 'links.') : defaultLinks,
    social: read('social', socialLinks) ?? [],
    flagsBase: read('flags_base', text) ?? '/flags/',
    paths: { ...defaultPaths, ...named(defaultPaths, read('paths', record), 'paths.') },
    keys: {
      videoApiKey: key('video_api_key', text),
      captchaSiteKey: key('captcha_site_key', text),
      analyticsId: key('analytics_id', text),
    },
  };
}

/** Names features that are neither true nor false, and names that are no features. */
function nameWrongFeatures(given: unknown): void {
  if (!isRecord(given)) return;
  const read = fieldReader(given, 'features.');
  for (const [name] of Object.entries(given))
    if (features.some(one => one === name)) read(name, flag);
    else console.error(`app_meta: there is no feature ${name}, but ${features.join(', ')}`);
}

/** The values that the host gives, of those that there are. */
function named<Values extends Record<string, string>>(
  known: Values,
  fields: Fields | undefined,
  prefix: string,
): Partial<Values> {
  const read = fieldReader(fields, prefix);
  const values = Object.keys(known).map(name => [name, read(snakeCase(name), text)]);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined)) as Partial<Values>;
}

const isSocialLink = (value: unknown): value is SocialLink =>
  isRecord(value) && isText(value.name) && isText(value.url);
const socialLinks = listOf(isSocialLink, 'objects with name and url');
const isImage = (value: unknown): value is ImagePair =>
  isText(value) ||
  (isRecord(value) && ['normal', 'retina', 'url', 'retina_url'].every(name => isText(value[name] ?? '')));
const image: FieldType<ImagePair> = [isImage, 'a text or an object of texts'];
