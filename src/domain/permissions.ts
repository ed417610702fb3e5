/** What a viewer may do. Reading covers search, product, shop and category pages, public profiles and galleries. */
export type Action =
  | 'read'
  | 'follow'
  | 'write-review'
  | 'change-own-review'
  | 'open-dispute'
  | 'subscribe'
  | 'save-to-profile'
  | 'see-private-profile';

/** A person who uses the page. */
export interface Viewer {
  /** An arbitrator is a reviewer who also decides disputes. The host says who is one, and decides what they may do. */
  readonly role: 'guest' | 'reviewer' | 'arbitrator';
  /** The encoded id of a person; null for a guest, and where the host names none. */
  readonly id: string | null;
}

/**
 * Whether a viewer may do something: guests may only read, signed-in reviewers everything. Controls that guests see
 * anyway, such as hearts, lead to the sign-in page.
 */
export function may(viewer: Viewer, action: Action): boolean {
  return viewer.role !== 'guest' || action === 'read';
}

/** Whether 'Write a review' is shown: in the desktop header on home, in the mobile menu on every screen. */
export function showsWriteReview(
  viewer: Viewer,
  at: { readonly isRedesign: boolean; readonly isHome: boolean; readonly isMobile: boolean },
): boolean {
  return may(viewer, 'write-review') && at.isRedesign && (at.isHome || at.isMobile);
}
