import { type ImageAddresses, imageAddresses } from '../../domain/image.ts';
import { lateMetaOf } from '../../host/late-meta.ts';
import { atom } from '../core/jotai.ts';
import { servicesAtom } from '../core/services.ts';
import { meAtom, pick } from './reviewer.ts';

/** Data of the signed-in reviewer that the first paint does not need. */
export interface ReviewerDetails {
  readonly avatar: ImageAddresses | null;
  /** Passed on unread. */
  readonly avatarHash: string | null;
  readonly verifiedBuyer: boolean;
}

/** From the me call or else from the host page, like `reviewerAtom`; null for a guest. */
export const reviewerDetailsAtom = atom((get): ReviewerDetails | null => {
  const { meta, loggedIn } = get(servicesAtom).hostPage;
  if (!loggedIn) return null;
  const me = get(meAtom);
  const { reviewer } = lateMetaOf(meta);
  // Null says that there is none any more.
  const avatar = me?.avatar_image_url === null ? null : (pick(me, 'avatar_image_url') ?? reviewer.avatar);
  return {
    avatar: imageAddresses(avatar),
    avatarHash: pick(me, 'avatar_hash') ?? reviewer.avatarHash ?? null,
    verifiedBuyer: pick(me, 'verified_buyer') ?? reviewer.verifiedBuyer ?? false,
  };
});
