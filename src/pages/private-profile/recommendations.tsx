import { type ReactNode, useId, useState } from 'react';
import { ownRecommendationsPageSize } from '../../contract/limits.ts';
import { ownListMessages as texts } from '../../contract/messages/profile-lists.ts';
import type { ProfileReview } from '../../contract/profile.ts';
import { changedRecommendations, type ReviewChanges } from '../../domain/own-reviews.ts';
import { RecommendedList } from '../../profiles/recommended-list.tsx';
import { useGrowingList } from '../../state/growing-list.ts';
import { useStore } from '../../state/jotai.ts';
import { Button } from '../../ui/button.tsx';
import { LoadMore } from '../../ui/navigation/load-more.tsx';
import { furtherRecommendations, type Profile } from './data.ts';

interface RecommendationsProps {
  readonly slug: string;
  readonly profile: Profile;
}

/** What somebody recommends in published reviews. The first page comes with the profile. */
export function Recommendations({ slug, profile }: RecommendationsProps): ReactNode {
  const id = useId();
  const store = useStore();
  // On the way back, what was loaded before is there at once.
  const [isMoreWanted, setMoreWanted] = useState(
    () => furtherRecommendations.first.read(store.get, { slug, page: 2 }).status === 'ready',
  );
  const { changes, figures } = profile;
  const items = figures.recommendations_data?.items ?? [];
  const reviews = changedRecommendations(items, changes);
  const hasMore =
    items.length >= ownRecommendationsPageSize && (figures.recommendations_data?.total ?? 0) > reviews.length;
  // Nobody knows whether there are any.
  if (!figures.recommendations_data && reviews.length === 0) return null;
  return (
    <aside aria-labelledby={id}>
      <h2 id={id} className="mp-h3">
        {texts.recommendations}
      </h2>
      {hasMore && isMoreWanted ? (
        <AllRecommendations slug={slug} first={items} changes={changes} />
      ) : (
        <RecommendedList reviews={reviews} />
      )}
      {reviews.length === 0 && <p className="mp-small mp-muted">{texts.noRecommendations}</p>}
      {hasMore && !isMoreWanted && <Button onClick={() => setMoreWanted(true)}>{texts.more}</Button>}
    </aside>
  );
}

interface AllRecommendationsProps {
  readonly slug: string;
  readonly first: readonly ProfileReview[];
  readonly changes: ReviewChanges;
}

function AllRecommendations({ slug, first, changes }: AllRecommendationsProps): ReactNode {
  const further = useGrowingList(furtherRecommendations, { slug, page: 2 });
  const { state } = further;
  const known = new Set(first.map(({ uuid }) => uuid));
  const all = [...first, ...further.items.filter(({ uuid }) => !known.has(uuid))];
  const isReady = state.status === 'ready';
  return (
    <>
      <RecommendedList reviews={changedRecommendations(all, changes)} />
      <LoadMore
        more={isReady ? further.more : state.status === 'failed' ? 'failed' : 'loading'}
        error={isReady ? further.moreError : state.error}
        onLoad={isReady ? further.loadMore : further.retry}
        label={texts.more}
        end={texts.allRecommendations}
      />
    </>
  );
}
