export { PopularSearches, ViewedItems } from '../../search-bar/discover.tsx';
export { ReviewCard } from '../../ui/cards/review-card.tsx';
export { Exhibit } from './exhibit.tsx';
