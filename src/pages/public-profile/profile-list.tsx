import type { ReactNode } from 'react';
import type { ProfileFigures, ProfileReviewPage } from '../../contract/profile.ts';
import type { QueryState } from '../../state/use-query.ts';
import { Favourites, Recommendations } from './other-tabs.tsx';
import type { Owner, PublicAddress } from './paged.tsx';
import { Reviews } from './reviews.tsx';

interface ProfileListProps {
  readonly address: PublicAddress;
  readonly profile: QueryState<ProfileReviewPage>;
  /** What is shown of it. */
  readonly data: ProfileReviewPage;
  readonly figures: ProfileFigures;
  readonly owner: Owner;
}

/** What the selected tab lists. */
export function ProfileList(props: ProfileListProps): ReactNode {
  const { address, figures, owner } = props;
  const { tab } = address.query;
  if (tab === 'recommendations') return <Recommendations {...{ address, figures, owner }} />;
  return tab === 'favourites' ? <Favourites {...{ address, figures, owner }} /> : <Reviews {...props} />;
}
