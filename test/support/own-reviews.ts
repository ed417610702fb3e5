/** Somebody's own reviews in their profile, as they are found in a real browser. */
import type { Locator, Page } from 'playwright-core';
import { ownListMessages as texts } from '../../src/messages/profile-lists.ts';

/** All that are listed: each with its card and what can be done with it. */
export const ownReviews = (page: Page): Locator =>
  page
    .getByRole('region', { name: texts.lists.reviews.label })
    .getByRole('listitem')
    .filter({ has: page.getByRole('article') });

/** Those of a status. */
export const ownReviewsThatAre = (page: Page, status: keyof typeof texts.statuses): Locator =>
  ownReviews(page).filter({ has: page.getByText(texts.statuses[status], { exact: true }) });
