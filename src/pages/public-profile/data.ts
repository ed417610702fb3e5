import { isGone } from '../../api/errors.ts';
import { publicReviews } from '../../api/profile.ts';
import { type PublicProfileQuery, publicProfileQuery } from '../../domain/profile.ts';
import type { ProfileAddress } from '../../profiles/use-profile-address.ts';
import { createQuery } from '../../state/query.ts';
import { useQuery } from '../../state/use-query.ts';

const reviews = createQuery(publicReviews, {
  keepsPrevious: (before, now) => before.slug === now.slug,
  isExpected: isGone,
});

export type PublicAddress = ProfileAddress<PublicProfileQuery>;

/** Person, figures and reviews. They come with each other, whatever tab is shown; the page belongs to the tab. */
export function useProfile({ slug, query }: PublicAddress) {
  const page = query.tab === 'reviews' ? query.page : publicProfileQuery.defaults.page;
  return useQuery(reviews, { slug, query: { ...query, page } });
}
