import type { ReactNode } from 'react';
import { focusContent } from '../../routing/scrolling/focus.ts';
import { PopularSearches, ViewedItems } from '../../search-bar/discover.tsx';

/** Popular searches, below the search field. */
export function HomePopular(): ReactNode {
  return <PopularSearches />;
}

/** What this device has viewed, at the end of the page: nothing moves when it comes. */
export function HomeViewed(): ReactNode {
  return <ViewedItems onClear={focusContent} />;
}
