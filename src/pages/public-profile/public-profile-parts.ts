/** What stands below the tabs. It is loaded while the profile is. */
export { Favourites, Recommendations } from './other-tabs.tsx';
export { Reviews } from './reviews.tsx';
