import { widgetPageSize } from '../contract/limits.ts';
import type { WidgetData } from '../contract/review-widgets.ts';
import { countryName } from '../domain/country-name.ts';
import { readHistogram } from '../domain/histogram.ts';
import { languageName, type MainLanguage } from '../domain/review-language.ts';
import { type ReviewQuery, reviewQuery } from '../domain/reviews.ts';
import { textLocale } from '../messages/message.ts';
import { reviewListMessages as texts } from '../messages/review-list.ts';
import { sourceMessages } from '../messages/reviews.ts';
import { uiMessages } from '../messages/ui.ts';
import { useUi } from '../ui/context.tsx';
import { Pill } from '../ui/forms/pill.tsx';
import { useViewport } from '../ui/use-viewport.ts';
import { isChoice, usedForName } from './audience-filters.tsx';
import type { ReviewState } from './use-reviews.ts';

interface ActiveFiltersProps {
  readonly query: ReviewQuery;
  readonly data: WidgetData;
  /** The language that most of its reviews are in, unless it is the page's. */
  readonly language: MainLanguage | undefined;
  /** Of the answer to the query. Until it is `ready`, `data` is the answer to an earlier query. */
  readonly status: ReviewState['state']['status'];
  readonly onRemove: (change: Partial<ReviewQuery>) => void;
}

const { defaults } = reviewQuery;

/**
 * Which reviews are shown, and how to remove filters. A filter has a pill only where no control shows it: the stars unless
 * their bars stand beside the list, any other choice unless a chip or a select shows it.
 */
export function ActiveFilters({ query, data, language, status, onRemove }: ActiveFiltersProps) {
  const { locale } = useUi();
  const filters = activeReviewFilters(query, data, locale);
  const hasBarsBeside =
    useViewport() === 'desktop' && readHistogram(data.rating_histogram_data).some(({ count }) => count > 0);
  const pills = filters.filter(
    ({ name }) =>
      (name === 'filter_rating' && !hasBarsBeside) ||
      (name === 'topic' && !topicIn(data, query.topic)) ||
      (name === 'review_language' && !isChoice(data.review_languages)) ||
      (name === 'review_country' && !isChoice(data.review_countries)) ||
      (name === 'used_for' && !isChoice(data.review_used_for)),
  );
  return (
    <div className="mp-reviews__active">
      <p className="mp-small mp-muted mp-num" role="status" aria-busy={status === 'loading'}>
        {status !== 'failed' &&
          [describeRange(data), language && describeLanguage(language)].filter(Boolean).join(' · ')}
      </p>
      {pills.map(({ name, label, removal }) => (
        <Pill key={name} text={label} onRemove={() => onRemove(removal)} />
      ))}
      {filters.length > 1 && (
        <button
          type="button"
          className="mp-link mp-small"
          onClick={() => onRemove({ ...defaults, sort_by: query.sort_by })}
        >
          {texts.clear}
        </button>
      )}
    </div>
  );
}

/** A filter that leaves reviews out. */
interface ActiveReviewFilter {
  readonly name: keyof ReviewQuery;
  /** For `search` the words themselves. */
  readonly label: string;
  /** The change that removes it. */
  readonly removal: Partial<ReviewQuery>;
}

/** A source of reviews, or all of them, among choices. */
export const sourceName = (source: ReviewQuery['review_source']) =>
  source === 'all_sources' ? texts.allSources : sourceMessages[source];

const topicIn = ({ topics }: WidgetData, name: string | null) => topics?.find(({ topic }) => topic === name);

/** @param data names the topics */
export function activeReviewFilters(
  query: ReviewQuery,
  data: WidgetData,
  locale: string,
): ActiveReviewFilter[] {
  const [topic, language, country] = [
    query.topic ?? '',
    query.review_language ?? '',
    query.review_country ?? '',
  ];
  const labels: { readonly [Name in keyof ReviewQuery]?: string } = {
    review_type: texts.typeNames[query.review_type],
    filter_rating: texts.onlyStars({ stars: query.filter_rating ?? 0 }),
    verified_only: texts.verifiedOnly,
    with_pictures: texts.withPictures,
    review_source: sourceName(query.review_source),
    topic: topicIn(data, topic)?.name ?? topic,
    review_language: languageName(language, locale) ?? language,
    review_country: countryName(country),
    used_for: usedForName(query.used_for ?? ''),
    search: query.search,
  };
  return (Object.keys(labels) as (keyof ReviewQuery)[])
    .filter(name => query[name] !== defaults[name])
    .map(name => ({ name, label: labels[name] ?? '', removal: { [name]: defaults[name] } }));
}

/** Said once, instead of below each review. */
function describeLanguage({ code, isAll }: MainLanguage): string {
  const language = languageName(code, textLocale());
  return language ? (isAll ? texts.allIn : texts.mostlyIn)({ language }) : '';
}

function describeRange({ total_count, current_page, reviews }: WidgetData): string {
  const all = uiMessages.reviews({ count: total_count });
  if (total_count <= reviews.length || reviews.length === 0) return all;
  const from = (current_page - 1) * widgetPageSize;
  return texts.part({ from: from + 1, to: from + reviews.length, count: total_count });
}
