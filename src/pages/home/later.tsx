export { PopularSearches, ViewedItems } from '../../search-bar/discover.tsx';
export { RowReview } from '../../ui/cards/row-review.tsx';
export { Exhibit } from './exhibit.tsx';
