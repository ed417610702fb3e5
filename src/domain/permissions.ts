import type { ShopData } from '../contract/product.ts';

/** Reading takes in search, product, shop, category pages, public profiles and galleries. */
export type Action =
  | 'read'
  | 'follow'
  | 'write-review'
  | 'change-own-review'
  | 'open-dispute'
  | 'subscribe'
  | 'save-to-profile'
  | 'see-private-profile';

export interface Viewer {
  readonly loggedIn: boolean;
}

/**
 * Whether somebody may do this: guests read, signed-in reviewers do the rest as well. A control that a guest sees
 * all the same, a heart for instance, leads to the sign-in page.
 */
export function may(viewer: Viewer, action: Action): boolean {
  return viewer.loggedIn || action === 'read';
}

/** Whether 'Write a review' is offered: in the desktop header on home only, in the mobile menu on every screen. */
export function showsWriteReview(
  viewer: Viewer,
  at: { readonly isRedesign: boolean; readonly isHome: boolean; readonly isMobile: boolean },
): boolean {
  return may(viewer, 'write-review') && at.isRedesign && (at.isHome || at.isMobile);
}

type Settings = ShopData['settings'];

/** Whether a shop takes reviews written on the web. */
export function takesWebReviews(settings: Settings): boolean {
  return settings?.disable_web_reviews !== true;
}

/** Whether questions are shown: only where the shop enables them and there are any. */
export function showsQuestions(settings: Settings, totalPages: number): boolean {
  // The first spelling is the one on the wire; the second is accepted from hosts that mend it.
  const isEnabled = settings?.enable_question_anwser ?? settings?.enable_question_answer;
  return isEnabled === true && totalPages > 0;
}
