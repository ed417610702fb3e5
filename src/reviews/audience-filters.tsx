import { lookUp } from '../contract/look-up.ts';
import type { WidgetData } from '../contract/review-widgets.ts';
import { type UsedFor, usedFor } from '../contract/reviews.ts';
import { countryName } from '../domain/country-name.ts';
import { languageName } from '../domain/review-language.ts';
import type { ReviewQuery } from '../domain/reviews.ts';
import { usedForMessages } from '../messages/review-facts.ts';
import { reviewTopicMessages as texts } from '../messages/review-topics.ts';
import { useUi } from '../ui/context.tsx';
import { Select } from '../ui/forms/select.tsx';

interface AudienceFiltersProps {
  readonly query: ReviewQuery;
  readonly data: WidgetData;
  readonly onChange: (change: Partial<ReviewQuery>) => void;
}

/** The reviews of people with something in common: their language, their country, or how long they have used the thing. */
export function AudienceFilters({ query, data, onChange }: AudienceFiltersProps) {
  const { locale } = useUi();
  return (
    <>
      <AudienceFilter
        label={texts.language}
        counts={data.review_languages}
        value={query.review_language}
        nameOf={code => languageName(code, locale) ?? code}
        onChange={review_language => onChange({ review_language })}
      />
      <AudienceFilter
        label={texts.country}
        counts={data.review_countries}
        value={query.review_country}
        nameOf={countryName}
        onChange={review_country => onChange({ review_country })}
      />
      <AudienceFilter
        label={texts.usedFor}
        counts={data.review_used_for}
        order={usedFor}
        value={query.used_for}
        nameOf={usedForName}
        onChange={used_for => onChange({ used_for: usedFor.find(one => one === used_for) ?? null })}
      />
    </>
  );
}

/** The name of a time of use; the text itself if it is not one of the contract's. */
export const usedForName = (time: string): string => lookUp(usedForMessages, time) ?? time;

type Counts = Readonly<Record<string, number>> | null | undefined;

/** Whether there is more than one to choose from. */
export const isChoice = (counts: Counts): boolean => Object.keys(counts ?? {}).length > 1;

interface AudienceFilterProps {
  readonly label: string;
  readonly counts: Counts;
  /** The values in their order, where it is not that of the counts. */
  readonly order?: readonly UsedFor[];
  readonly value: string | null;
  readonly nameOf: (value: string) => string;
  readonly onChange: (value: string | null) => void;
}

/** Nothing where there is no choice. */
function AudienceFilter({ label, counts, order, value, nameOf, onChange }: AudienceFilterProps) {
  if (!isChoice(counts)) return null;
  const sent = new Set([...Object.keys(counts ?? {}), ...(value === null ? [] : [value])]);
  const values = order?.filter(one => sent.has(one)) ?? [...sent];
  return (
    <Select
      label={label}
      isSet={value !== null}
      value={value ?? ''}
      onChange={chosen => onChange(chosen || null)}
      options={[
        { value: '', label: texts.all },
        ...values.map(one => {
          const count = counts?.[one] ?? 0;
          const label = texts.choice({ name: nameOf(one), count });
          return { value: one, label, disabled: count === 0 && one !== value };
        }),
      ]}
    />
  );
}
