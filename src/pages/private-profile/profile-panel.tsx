import type { ReactNode } from 'react';
import type { OwnReviewsRequest } from '../../state/own-reviews.ts';
import type { OwnProfile, PrivateAddress } from './data.ts';
import { Disputes, Orders, Rewards } from './other-tabs.tsx';
import { OwnReviews } from './own-reviews.tsx';

export interface ProfilePanelProps {
  readonly address: PrivateAddress;
  /** What the reviews were asked with. */
  readonly request: OwnReviewsRequest;
  readonly own: OwnProfile;
}

/** What the selected tab lists. */
export function ProfilePanel(props: ProfilePanelProps): ReactNode {
  const { address } = props;
  const { tab } = address.query;
  if (tab === 'rewards') return <Rewards address={address} />;
  if (tab === 'orders') return <Orders address={address} />;
  return tab === 'disputes' ? <Disputes address={address} /> : <OwnReviews {...props} />;
}
