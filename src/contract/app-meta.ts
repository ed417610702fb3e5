import * as v from 'valibot';
import { features } from '../routes.ts';
import * as f from './fields.ts';
import { person } from './reviewer.ts';

const texts = (...names: readonly string[]) =>
  v.nullish(v.object(Object.fromEntries(names.map(name => [name, f.optionalText]))));

/**
 * The content of `app_meta`, written by the host. The bundle reads it with code of its own (`host/app-meta.ts`), before the schema
 * library is loaded. This schema is for hosts: the check of a host and the JSON Schema use it.
 */
export const appMeta = v.object({
  reviewer: v.nullish(v.object({ ...person, accepted_tos: f.optionalFlag })),
  country: f.optionalText,
  current_country: f.optionalText,
  currency: f.optionalText,
  exchange_rates: v.nullish(v.record(v.string(), v.number())),
  locale: f.optionalText,
  /** The host's own texts: by subject, then by name. */
  messages: v.nullish(v.record(v.string(), v.record(v.string(), v.string()))),
  features: v.nullish(v.object(Object.fromEntries(features.map(name => [name, f.optionalFlag])))),
  consent: f.optionalFlag,
  links: texts('terms', 'privacy', 'authenticity', 'compliance', 'content_policy', 'businesses'),
  social: v.nullish(v.array(v.object({ name: v.string(), url: v.string() }))),
  flags_base: f.optionalText,
  no_referrer_image_hosts: v.nullish(v.array(v.string())),
  video_embed_base: f.optionalText,
  video_platform_base: f.optionalText,
  video_poster_base: f.optionalText,
  paths: texts('submit_review', 'own_review', 'disputes', 'accept_tos', 'uploads', 'update_profile'),
  keys: texts('video_api_key', 'captcha_site_key', 'analytics_id'),
  answers: v.nullish(v.record(v.string(), v.unknown())),
});
