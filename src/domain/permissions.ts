import type { ShopData } from '../contract/product.ts';

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

export interface Viewer {
  readonly loggedIn: boolean;
}

/**
 * Whether a viewer may do something: guests may only read, signed-in reviewers everything. Controls that guests see
 * anyway, such as hearts, lead to the sign-in page.
 */
export function may(viewer: Viewer, action: Action): boolean {
  return viewer.loggedIn || action === 'read';
}

/** Whether 'Write a review' is shown: in the desktop header on home, in the mobile menu on every screen. */
export function showsWriteReview(
  viewer: Viewer,
  at: { readonly isRedesign: boolean; readonly isHome: boolean; readonly isMobile: boolean },
): boolean {
  return may(viewer, 'write-review') && at.isRedesign && (at.isHome || at.isMobile);
}

type Settings = ShopData['settings'];

/** Whether a shop accepts reviews written on the web. */
export function takesWebReviews(settings: Settings): boolean {
  return settings?.disable_web_reviews !== true;
}

/** Whether questions are shown: the shop enables them, and there are some. */
export function showsQuestions(settings: Settings, totalPages: number): boolean {
  // The first spelling is that of the specification. The second is accepted from hosts that correct it.
  const isEnabled = settings?.enable_question_anwser ?? settings?.enable_question_answer;
  return isEnabled === true && totalPages > 0;
}
