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

/**
 * The language, other than the page's, that more than half of these reviews are in, and whether all are. Those with a
 * translation into the page's do not count. Undefined where there is no such language.
 */
export function mainLanguage(reviews: readonly Review[], locale: string): MainLanguage | undefined {
  const isIn = (code: string | undefined) => (review: Review) =>
    languageOf(review.lang) === code && !translationFor(review, locale);
  for (const review of reviews) {
    const code = languageOf(review.lang);
    const count = reviews.filter(isIn(code)).length;
    if (code && count > reviews.length / 2 && isForeign(review, locale))
      return { code, isAll: count === reviews.length };
  }
  return undefined;
}
export interface MainLanguage {
  readonly code: string;
  readonly isAll: boolean;
}
