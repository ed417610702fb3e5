import { type ReactNode, useState } from 'react';
import type { Review } from '../../contract/reviews.ts';
import { isForeign, languageName, translationFor } from '../../domain/review-language.ts';
import { textLocale } from '../../messages/message.ts';
import { reviewLanguageMessages as texts } from '../../messages/reviews.ts';

interface ShownText {
  readonly title?: string | null | undefined;
  readonly body?: string | null | undefined;
  /** For the elements that show title and text. */
  readonly attributes: { readonly lang: string | undefined; readonly dir: 'auto' };
  /** Names the language of the review. Nothing where that is the page's, or unknown. */
  readonly note: ReactNode;
}

/**
 * What to show of a review's words: those of its writer, or a translation into the language of the page once somebody
 * asked for it with the button of the note.
 * @param known the language that the list says most of its reviews are in: what is in it needs no note
 */
export function useReviewText(review: Review | null, known?: string): ShownText {
  const [translated, setTranslated] = useState<string>();
  const translation = review ? translationFor(review, textLocale()) : undefined;
  const isTranslated = translation !== undefined && translated === review?.uuid;
  const { title, body, lang } = (isTranslated && translation) || { ...review };
  return {
    title,
    body,
    attributes: { lang: lang || undefined, dir: 'auto' },
    note: review && (title || body) && (translation || !known || isForeign(review, known)) && (
      <LanguageNote
        review={review}
        isTranslated={isTranslated}
        onSwitch={translation && (() => setTranslated(isTranslated ? undefined : review.uuid))}
      />
    ),
  };
}

interface LanguageNoteProps {
  readonly review: Review;
  readonly isTranslated: boolean;
  /** Absent where there is no translation. */
  readonly onSwitch: (() => void) | undefined;
}

function LanguageNote({ review, isTranslated, onSwitch }: LanguageNoteProps) {
  const locale = textLocale();
  const language = languageName(review.lang, locale);
  if (!language || !isForeign(review, locale)) return null;
  const own = languageName(locale, locale) ?? locale;
  return (
    <p className="mp-review__language">
      <span>{isTranslated ? texts.translatedFrom({ language }) : texts.writtenIn({ language })}</span>
      {onSwitch && (
        <button type="button" className="mp-link" onClick={onSwitch}>
          {isTranslated ? texts.showOriginal : texts.showIn({ language: own })}
        </button>
      )}
    </p>
  );
}
