import type { ReactNode } from 'react';
import type { PublicTab } from '../../contract/profile.ts';
import type { ProfileReview } from '../../contract/reviews.ts';
import type { PublicProfileQuery } from '../../domain/profile.ts';
import { hostNow } from '../../host/clock.ts';
import { publicListMessages as texts } from '../../messages/profile-lists.ts';
import type { ProfileAddress } from '../../profiles/use-profile-address.ts';
import { pathOf } from '../../routing/addresses/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ReviewCard } from '../../ui/cards/review-card.tsx';
import { cx } from '../../ui/cx.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { useDelayed } from '../../ui/feedback/progress.tsx';
import { MessageSquareText } from '../../ui/icons/message-square-text.ts';
import { SearchX } from '../../ui/icons/search-x.ts';
import { Tag } from '../../ui/icons/tag.ts';
import { Pagination } from '../../ui/navigation/pagination.tsx';

export type PublicAddress = ProfileAddress<PublicProfileQuery>;

/** The owner of the profile. */
export interface Owner {
  readonly name: string;
  /** Whether the viewer looks at their own profile. */
  readonly isOwn: boolean;
}

interface PagedProps {
  readonly tab: keyof typeof texts.names;
  readonly page: number;
  readonly pageCount: number;
  readonly isEmpty: boolean;
  readonly isLoading: boolean;
  readonly hrefOf: (page: number) => string;
  /** The notice in place of an empty list. */
  readonly none: ReactNode;
  readonly children: ReactNode;
}

/** One page of a list, with links to the others. While another page is loading, this one stays, dimmed after a moment. */
export function Paged({
  tab,
  page,
  pageCount,
  isEmpty,
  isLoading,
  hrefOf,
  none,
  children,
}: PagedProps): ReactNode {
  const isSlow = useDelayed(isLoading);
  if (isEmpty && !isLoading && page > 1)
    return (
      <EmptyState icon={SearchX} title={texts.noPage.title}>
        <ButtonLink variant="primary" href={hrefOf(1)}>
          {texts.noPage.first}
        </ButtonLink>
      </EmptyState>
    );
  if (isEmpty && !isLoading) return none;
  return (
    <>
      <div className={cx(isSlow && 'mp-stale')} aria-busy={isLoading}>
        {children}
      </div>
      <Pagination of={texts.names[tab]} page={page} pageCount={pageCount} hrefOf={hrefOf} />
    </>
  );
}

/** Pictures and videos of a review that are shown. The last one shows the number of further ones. */
const maxMedia = 8;

/** Reviews of one person, each led by its product. */
export function ReviewItems({ reviews }: { readonly reviews: readonly ProfileReview[] }): ReactNode {
  const now = hostNow();
  return (
    <ul className="mp-public__list">
      {reviews.map(review => (
        <li key={review.uuid}>
          <ReviewCard review={review} ledByProduct now={now} maxMedia={maxMedia} />
        </li>
      ))}
    </ul>
  );
}

interface NothingYetProps {
  readonly tab: PublicTab;
  readonly owner: Owner;
}

/** The notice in place of an empty list, with a next step. */
export function NothingYet({ tab, owner: { name, isOwn } }: NothingYetProps): ReactNode {
  const { title, text, action } = texts.noneOfYours[tab];
  return isOwn ? (
    <EmptyState icon={icons[tab]} title={title} text={text}>
      <ButtonLink variant="primary" href={pathOf(tab === 'favourites' ? 'categoryIndex' : 'writeReview')}>
        {action}
      </ButtonLink>
    </EmptyState>
  ) : (
    <EmptyState icon={icons[tab]} title={texts.none[tab]({ name })} text={texts.noneNext} />
  );
}
const icons = { reviews: MessageSquareText, recommendations: MessageSquareText, favourites: Tag } as const;
