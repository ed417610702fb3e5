import { localeOf } from '../contract/locale.ts';
import type { Review } from '../contract/reviews.ts';

type Translation = NonNullable<Review['translations']>[number];

/** The language of a locale without region and script, as in `en`; undefined where it is none. */
const languageOf = (code: string | null | undefined): string | undefined => localeOf(code)?.split('-')[0];

/** The name of the language of a code in another language; undefined where it is none that has a name. */
export function languageName(code: string | null | undefined, locale: string): string | undefined {
  const language = languageOf(code);
  return language && new Intl.DisplayNames(locale, { type: 'language', fallback: 'none' }).of(language);
}

/** Whether a review is known to be in another language than a page. */
export function isForeign({ lang }: Pick<Review, 'lang'>, locale: string): boolean {
  const language = languageOf(lang);
  return language !== undefined && language !== languageOf(locale);
}

/** Title and text of a review in the language of a page, where the review is in another one and the host translates it. */
export function translationFor(review: Review, locale: string): Translation | undefined {
  if (!isForeign(review, locale)) return undefined;
  return review.translations?.find(
    ({ lang, title, body }) => (title || body) && languageOf(lang) === languageOf(locale),
  );
}
