/** Ids by which the filter button and the sidebar, drawn by different code, find each other. */
export const filterButtonId = 'mp-filter-button';
export const filtersId = 'mp-filters';
