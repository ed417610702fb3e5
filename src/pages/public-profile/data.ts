import { isGone } from '../../api/errors.ts';
import { publicReviews } from '../../api/profile.ts';
import { type PublicProfileQuery, publicProfileQuery } from '../../domain/profile.ts';
import { useAddress, useNavigate, useRouteParams } from '../../routing/router.tsx';
import { createQuery } from '../../state/query.ts';
import { useQuery } from '../../state/use-query.ts';

const reviews = createQuery(publicReviews, {
  keepsPrevious: (before, now) => before.slug === now.slug,
  isExpected: isGone,
});

/** What the address asks for. */
export interface ProfileAddress {
  /** Decoded: the slug or the encoded id of a person. */
  readonly slug: string;
  readonly query: PublicProfileQuery;
  /** The address with a change. Any change but that of the page starts at page 1. */
  readonly hrefOf: (change: Partial<PublicProfileQuery>) => string;
  /** Goes to that address. Scroll position and focus stay. */
  readonly change: (change: Partial<PublicProfileQuery>) => void;
}

export function useProfileAddress(): ProfileAddress {
  const { slug = '' } = useRouteParams();
  const { pathname, search } = useAddress();
  const navigate = useNavigate();
  const query = publicProfileQuery.parse(search);
  const hrefOf = (change: Partial<PublicProfileQuery>) =>
    pathname + publicProfileQuery.replaceIn(search, publicProfileQuery.change(query, change));
  return {
    slug,
    query,
    hrefOf,
    change(change) {
      const href = hrefOf(change);
      // An equal choice adds no history entry.
      if (href !== hrefOf({})) navigate(href, { staysInPlace: true });
    },
  };
}

/** Person, figures and reviews. They come with each other, whatever tab is shown; the page belongs to the tab. */
export function useProfile({ slug, query }: ProfileAddress) {
  const page = query.tab === 'reviews' ? query.page : publicProfileQuery.defaults.page;
  return useQuery(reviews, { slug, query: { ...query, page } });
}
