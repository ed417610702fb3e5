export { Pagination } from '../../ui/navigation/pagination.tsx';
export { FeedReaderLink, FollowedShops, FollowNews } from './followed-lists.tsx';
export { SavedSearches } from './saved-searches.tsx';
