export { Pagination } from '../../ui/navigation/pagination.tsx';
export { FeedReaderLink } from './feed-reader-link.tsx';
export { FollowedShops, FollowNews } from './followed-lists.tsx';
export { SavedSearches } from './saved-searches.tsx';
