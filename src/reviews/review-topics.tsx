import { useId, useState } from 'react';
import type { ReviewTopic, WidgetData } from '../contract/review-widgets.ts';
import { reviewHash } from '../domain/review-link.ts';
import type { ReviewQuery } from '../domain/reviews.ts';
import { reviewTopicMessages as texts } from '../messages/review-topics.ts';
import { reviewMessages, reviewPartMessages } from '../messages/reviews.ts';
import { useAddress } from '../routing/router/router.tsx';
import { useUi } from '../ui/context.tsx';
import { formatCount } from '../ui/format.ts';
import { Chip } from '../ui/forms/chip.tsx';
import { ChevronDown } from '../ui/icons/chevron-down.ts';
import { TextLink } from '../ui/navigation/text-link.tsx';

interface ReviewTopicsProps {
  readonly topics: WidgetData['topics'];
  /** The name of the chosen one; null where none is. */
  readonly chosen: string | null;
  readonly onChange: (change: Partial<ReviewQuery>) => void;
}

/** Topics that are shown before somebody asks for all. */
const maxTopics = 12;
const feelings = ['positive', 'mixed', 'negative'] as const;

/** What reviews talk about: a chip for each topic, and what is said about the chosen one. Nothing where the host has none. */
export function ReviewTopics({ topics, chosen, onChange }: ReviewTopicsProps) {
  const id = useId();
  const { locale } = useUi();
  const [isOpen, setOpen] = useState(false);
  if (!topics?.length) return null;
  const shown = topics.find(({ topic }) => topic === chosen);
  return (
    <section className="mp-topics mp-no-print" aria-labelledby={id}>
      <h3 id={id} className="mp-reviews__top">
        {texts.title}
      </h3>
      <div className="mp-chip-row">
        {topics.map((topic, index) => {
          const count = countOf(topic);
          const isChosen = topic === shown;
          if (index >= maxTopics && !isOpen && !isChosen) return null;
          return (
            <Chip
              key={topic.topic}
              selected={isChosen}
              disabled={count === 0 && !isChosen}
              aria-label={texts.topic({ ...topic, count })}
              onClick={() => onChange({ topic: isChosen ? null : topic.topic })}
            >
              <span>{`${topic.name} `}</span>
              <span className="mp-topics__count">
                <span>{formatCount(count, locale)}</span>
                <Feelings topic={topic} />
              </span>
            </Chip>
          );
        })}
        {topics.length > maxTopics && (
          <Chip icon={ChevronDown} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {texts.choice({ name: texts.all, count: topics.length })}
          </Chip>
        )}
      </div>
      {shown && <ChosenTopic topic={shown} />}
    </section>
  );
}

const countOf = (topic: ReviewTopic) => feelings.reduce((sum, feeling) => sum + topic[feeling], 0);

/** A bar with a part for each feeling. The numbers are in the name of the chip, and beside the quotes. */
function Feelings({ topic }: { readonly topic: ReviewTopic }) {
  return (
    <span className="mp-topics__bar">
      {feelings.map(
        feeling =>
          topic[feeling] > 0 && (
            <i
              key={feeling}
              className={`mp-topics__part mp-topics__part--${feeling}`}
              style={{ flexGrow: topic[feeling] }}
            />
          ),
      )}
    </span>
  );
}

/** How people felt about a topic, and its most telling sentences. Each leads to its review. */
function ChosenTopic({ topic }: { readonly topic: ReviewTopic }) {
  const { pathname, search } = useAddress();
  return (
    <section className="mp-topics__chosen" aria-label={texts.about(topic)}>
      <ul className="mp-topics__feelings mp-small">
        {feelings.map(
          feeling =>
            topic[feeling] > 0 && (
              <li key={feeling} className={`mp-legend mp-topics__feeling--${feeling}`}>
                {texts.feelings[feeling]({ count: topic[feeling] })}
              </li>
            ),
        )}
      </ul>
      {topic.quotes?.map(({ text, lang, public_id: id, rating, reviewer_name }) => {
        const name = reviewer_name || reviewMessages.anonymous;
        return (
          <figure key={id} className="mp-topics__quote">
            <blockquote>
              <q lang={lang ?? undefined} dir="auto">
                {text}
              </q>
            </blockquote>
            <figcaption className="mp-small">
              <TextLink href={pathname + search + reviewHash(id)}>
                {rating == null
                  ? reviewPartMessages.reviewBy({ name })
                  : reviewPartMessages.reviewOf({ name, stars: rating })}
              </TextLink>
            </figcaption>
          </figure>
        );
      })}
    </section>
  );
}
