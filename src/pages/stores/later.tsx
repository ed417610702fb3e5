export { Pagination } from '../../ui/navigation/pagination.tsx';
export { CountryFilters } from './country-filters.tsx';
export { NoStores } from './no-stores.tsx';
export { ActiveFilters } from './store-filter-pills.tsx';
