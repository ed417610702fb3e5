/**
 * The route table: one line per screen, data only. Boot, header, early requests, routing and build read it.
 * `{name}` in a path stands for one segment, which is never empty. Of two paths that fit, the one listed first counts.
 */

/** The settings of a route beside its path. Defaults: a page of the host, white, with both bars, for everybody. */
export interface Route {
  readonly path: string;
  /** The folder in src/pages. A route without one is a page of the host: links to it are plain links. */
  readonly screen?: string;
  /**
   * The subject, as a path: screens whose subjects begin alike share a script for each step that they have in common. A
   * screen without one loads what others share, and makes no other screen heavier.
   */
  readonly about?: string;
  /** White where nothing is said. */
  readonly background?: 'grey';
  /** Whether the bar with the categories stands below the header. */
  readonly categoryBar?: false;
  /** The viewers who have the search bar in the header. */
  readonly searchBar?: 'never' | 'reviewers';
  /** The requests sent while the code is still loading. src/entry/early.ts has their addresses. */
  readonly first?: readonly FirstRequest[];
  /**
   * `reviewer`: a guest sees a prompt to sign in. `owner`: a guest is sent to the sign-in. Both count as well where a call
   * of the screen says that the session has ended. `host`: always a page of the host.
   */
  readonly access?: 'reviewer' | 'owner' | 'host';
  /** The features that it belongs to. Where the host has switched one of them off, it is a page of the host. */
  readonly needs?: readonly Feature[];
}

/** Whole features that a host may switch off in `app_meta.features`. All are on by default. */
export const features = [
  'disputes',
  'feed',
  'people',
  'following',
  'arbitrator',
  'footer',
  'cookie_notice',
  'for_businesses',
] as const;

export type Feature = (typeof features)[number];

/** The first requests of screens, beside those of the shell around them. */
export type FirstRequest =
  | 'carousels'
  | 'homeMetrics'
  | 'productSearch'
  | 'storeSearch'
  | 'categories'
  | 'category'
  | 'product'
  | 'shop';

// biome-ignore format: one line per screen
const table = {
  home: { path: '/reviews', screen: 'home', about: 'goods/site', background: 'grey', searchBar: 'never', first: ['carousels', 'homeMetrics'] },
  feed: { path: '/reviews/feed', screen: 'feed', about: 'people/follows', searchBar: 'reviewers', needs: ['feed'] },
  howItWorks: { path: '/reviews/how-it-works', screen: 'how-it-works', about: 'goods/site', background: 'grey' },
  medals: { path: '/reviews/medals', screen: 'medals', about: 'goods/site', background: 'grey' },
  trust: { path: '/reviews/trust', screen: 'trust', about: 'goods/site', background: 'grey' },
  PageSearch: { path: '/reviews/search', screen: 'search', background: 'grey', categoryBar: false, first: ['productSearch'] },
  storeSearch: { path: '/reviews/store_search', screen: 'stores', about: 'goods/catalogue', background: 'grey', categoryBar: false, first: ['storeSearch'] },
  categoryIndex: { path: '/reviews/categories', screen: 'categories', about: 'goods/catalogue', background: 'grey', categoryBar: false, first: ['categories'] },
  categoryShow: { path: '/reviews/categories/{category_slug}', screen: 'category', about: 'goods/catalogue', background: 'grey', categoryBar: false, first: ['category'] },
  writeReview: { path: '/reviews/write-review', screen: 'write-review', about: 'people/writing', access: 'reviewer' },
  newReview: { path: '/reviews/write-review/new', screen: 'new-review', about: 'people/writing', access: 'reviewer' },
  following: { path: '/reviews/following', screen: 'following', about: 'people/follows', access: 'reviewer', needs: ['following'] },
  people: { path: '/reviews/people', screen: 'people', about: 'people/follows', needs: ['people'] },
  arbitrator: { path: '/reviews/arbitrator', screen: 'arbitrator', about: 'people/disputes', background: 'grey', access: 'reviewer', needs: ['disputes', 'arbitrator'] },
  arbitratorDispute: { path: '/reviews/arbitrator/{disputeId}', screen: 'dispute', about: 'people/disputes', access: 'reviewer', needs: ['disputes', 'arbitrator'] },
  shop: { path: '/reviews/stores/{shop_slug}', screen: 'shop', about: 'goods/reviews', first: ['shop'] },
  newShopDispute: { path: '/reviews/stores/{shop_slug}/disputes/new', screen: 'new-dispute', about: 'people/disputes', access: 'reviewer', needs: ['disputes'] },
  product: { path: '/reviews/stores/{shop_slug}/products/{product_handle}', screen: 'product', about: 'goods/reviews', first: ['product'] },
  newProductDispute: { path: '/reviews/stores/{shop_slug}/products/{product_handle}/disputes/new', screen: 'new-dispute', about: 'people/disputes', access: 'reviewer', needs: ['disputes'] },
  editProfile: { path: '/reviews/profile/edit', screen: 'edit-profile', about: 'people/profiles', access: 'reviewer' },
  reviewerDispute: { path: '/reviews/profile/disputes/{disputeId}', screen: 'dispute', about: 'people/disputes', access: 'reviewer', needs: ['disputes'] },
  publicProfile: { path: '/reviews/profile/{slug}', screen: 'public-profile', about: 'people/profiles', needs: ['people'] },
  privateProfile: { path: '/reviews/users/{slug}', screen: 'private-profile', about: 'people/profiles', access: 'owner' },
  login: { path: '/login', access: 'host' },
  logout: { path: '/logout', access: 'host' },
  profile: { path: '/profile', access: 'host' },
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof table;

/** The path of a route as a type: the names of its parameters follow from it. */
export type RoutePath<Name extends RouteName> = (typeof table)[Name]['path'];

export const routes: Readonly<Record<RouteName, Route>> = table;
