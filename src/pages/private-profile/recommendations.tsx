import { type ReactNode, useId, useRef, useState } from 'react';
import { ownRecommendationsPageSize } from '../../contract/limits.ts';
import type { ProfileReview } from '../../contract/reviews.ts';
import { changedRecommendations, type ReviewChanges } from '../../domain/own-reviews.ts';
import { ownListMessages as texts } from '../../messages/profile-lists.ts';
import { RecommendedList } from '../../profiles/recommended-list.tsx';
import { useStore } from '../../state/core/jotai.ts';
import { useGrowingList } from '../../state/loaded/growing-list.ts';
import { Button } from '../../ui/button.tsx';
import { LoadMore } from '../../ui/navigation/load-more.tsx';
import { furtherRecommendations, type Profile } from './data.ts';

interface RecommendationsProps {
  readonly slug: string;
  readonly profile: Profile;
}

/**
 * The products recommended in published reviews. The first page comes with the profile. Twenty are shown, however many
 * came, until more are asked for.
 */
export function Recommendations({ slug, profile }: RecommendationsProps): ReactNode {
  const id = useId();
  const store = useStore();
  const aside = useRef<HTMLElement>(null);
  // On the way back, what was loaded before is there at once.
  const [isMoreWanted, setMoreWanted] = useState(
    () => furtherRecommendations.first.read(store.get, { slug, page: 2 }).status === 'ready',
  );
  const { changes, figures } = profile;
  const { items, total } = figures.recommendations_data ?? {};
  const sent = items ?? [];
  const reviews = changedRecommendations(sent, changes);
  const hasFurther = (total ?? 0) > reviews.length;
  const hasMore = hasFurther || reviews.length > ownRecommendationsPageSize;
  const label = total ? texts.moreOfRecommendations({ total }) : texts.moreRecommendations;
  // It is unknown whether there are any.
  if (!figures.recommendations_data && reviews.length === 0) return null;
  return (
    <aside ref={aside} tabIndex={-1} aria-labelledby={id}>
      <h2 id={id} className="mp-h3">
        {texts.recommendations}
      </h2>
      {isMoreWanted && hasFurther ? (
        <AllRecommendations slug={slug} changes={changes} label={label} first={sent} />
      ) : (
        <RecommendedList reviews={isMoreWanted ? reviews : reviews.slice(0, ownRecommendationsPageSize)} />
      )}
      {reviews.length === 0 && <p className="mp-small mp-muted">{texts.noRecommendations}</p>}
      {hasMore && !isMoreWanted && (
        <Button
          onClick={() => {
            setMoreWanted(true);
            // The pressed button is gone.
            aside.current?.focus({ preventScroll: true });
          }}
        >
          {label}
        </Button>
      )}
    </aside>
  );
}

interface AllRecommendationsProps {
  readonly slug: string;
  readonly first: readonly ProfileReview[];
  readonly changes: ReviewChanges;
  /** The label of the button for more. */
  readonly label: string;
}

function AllRecommendations({ slug, first, changes, label }: AllRecommendationsProps): ReactNode {
  const further = useGrowingList(furtherRecommendations, { slug, page: 2 });
  const { state } = further;
  const listed = new Set(first.map(({ uuid }) => uuid));
  const all = [...first, ...further.items.filter(({ uuid }) => !listed.has(uuid))];
  const isReady = state.status === 'ready';
  return (
    <>
      <RecommendedList reviews={changedRecommendations(all, changes)} />
      <LoadMore
        more={isReady ? further.more : state.status === 'failed' ? 'failed' : 'loading'}
        error={isReady ? further.moreError : state.error}
        onLoad={isReady ? further.loadMore : further.retry}
        label={label}
        end={texts.allRecommendations}
      />
    </>
  );
}
