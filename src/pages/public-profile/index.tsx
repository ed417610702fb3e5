import { type ReactNode, useEffect } from 'react';
import type { ApiError } from '../../api/errors.ts';
import { publicReviews } from '../../api/profile.ts';
import {
  type ProfileFigures,
  type ProfilePerson,
  type ProfileReviewPage,
  type PublicTab,
  publicTabs,
} from '../../contract/profile.ts';
import { isGone } from '../../domain/failure.ts';
import { publicProfileQuery } from '../../domain/profile.ts';
import { isOn } from '../../host/features.ts';
import { lazy } from '../../loading/lazy.ts';
import { publicProfileMessages as texts } from '../../messages/profiles.ts';
import { reviewMessages } from '../../messages/reviews.ts';
import { useProfileAddress } from '../../profiles/use-profile-address.ts';
import { pathOf } from '../../routing/addresses/paths.ts';
import { useScreenReady } from '../../routing/router/router.tsx';
import { useAtomValue } from '../../state/core/jotai.ts';
import { createQuery, latestData } from '../../state/loaded/query.ts';
import { type QueryState, useQuery } from '../../state/loaded/use-query.ts';
import { usePageHead } from '../../state/page/use-page-head.ts';
import { viewerAtom } from '../../state/person/reviewer.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorNotice } from '../../ui/feedback/error-notice.tsx';
import { Users } from '../../ui/icons/users.ts';
import { useLazy } from '../../ui/lazy-component.tsx';
import { Tabs, tabPanel } from '../../ui/navigation/tabs.tsx';
import type { PublicAddress } from './paged.tsx';
import { ProfileSkeleton, PublicHead } from './public-head.tsx';

const tabContent = lazy(() => import('./tab-content.tsx'));

const reviews = createQuery(publicReviews, {
  keepsPrevious: (before, now) => before.slug === now.slug,
  isExpected: isGone,
});

/** Person, figures and reviews. They come with each other, whatever tab is shown; the page belongs to the tab. */
function useProfile({ slug, query }: PublicAddress) {
  const page = query.tab === 'reviews' ? query.page : publicProfileQuery.defaults.page;
  return useQuery(reviews, { slug, query: { ...query, page } });
}

/** The public profile of a reviewer: their reviews first, then their recommendations and hearts. */
function PublicProfileScreen(): ReactNode {
  const address = withOfferedTab(useProfileAddress(publicProfileQuery));
  const profile = useProfile(address);
  const { state, retry } = profile;
  const parts = useLazy(tabContent);
  const data = latestData(state);
  const person = data?.basic_data;
  const isShown = person != null && (parts.code !== undefined || parts.hasFailed);
  useScreenReady(isShown || state.status === 'failed' || state.status === 'ready');
  return (
    <div className="mp-container mp-profile mp-public">
      {data && person && isShown ? (
        <Profile address={address} profile={profile} data={data} person={person} parts={parts} />
      ) : state.status === 'failed' || (state.status === 'ready' && !person) ? (
        <NotFound error={state.error} onRetry={retry} />
      ) : (
        <>
          <h1 className="mp-visually-hidden">{texts.loading}</h1>
          <ProfileSkeleton />
        </>
      )}
    </div>
  );
}

PublicProfileScreen.staysMounted = true;
export default PublicProfileScreen;

/** Favourites are what somebody follows. */
const offeredTabs = () => publicTabs.filter(tab => tab !== 'favourites' || isOn('following'));

function withOfferedTab(address: PublicAddress): PublicAddress {
  const { query } = address;
  return offeredTabs().includes(query.tab) ? address : { ...address, query: { ...query, tab: 'reviews' } };
}

interface ProfileProps {
  readonly address: PublicAddress;
  readonly profile: QueryState<ProfileReviewPage>;
  /** The displayed answer. */
  readonly data: ProfileReviewPage;
  readonly person: ProfilePerson;
  readonly parts: ReturnType<typeof useLazy<typeof import('./tab-content.tsx')>>;
}

const panelId = 'mp-profile-list';

function Profile({ address, profile, data, person, parts }: ProfileProps): ReactNode {
  const figures = data.extra_data ?? {};
  const name = person.name || reviewMessages.anonymous;
  const { id } = useAtomValue(viewerAtom);
  const owner = { name, isOwn: id === person.encoded_id };
  const { tab } = address.query;
  const counts = countsOf(figures);
  usePageHead({ title: name }, data.meta_data);
  return (
    <>
      <PublicHead person={person} owner={owner} figures={figures} />
      <Tabs
        label={texts.tabs}
        tabs={offeredTabs().map(tab => ({
          name: tab,
          label: texts.tabNames[tab],
          count: counts[tab],
          href: address.hrefOf({ tab }),
        }))}
        selected={tab}
        panelId={panelId}
        onSelect={tab => address.change({ tab })}
      />
      <div {...tabPanel(panelId, tab)} className="mp-profile__panel">
        {parts.code ? (
          <parts.code.TabContent
            address={address}
            profile={profile}
            data={data}
            figures={figures}
            owner={owner}
          />
        ) : (
          <ErrorNotice title={texts.listFailed} onRetry={parts.retry} />
        )}
      </div>
    </>
  );
}

const countsOf = (figures: ProfileFigures): Readonly<Record<PublicTab, number | null | undefined>> => ({
  reviews: figures.reviews_data?.total_reviews_count,
  recommendations: figures.recommendations_data?.total,
  favourites: figures.favourites_data?.total,
});

interface NotFoundProps {
  /** Absent where the answer has no person. */
  readonly error: ApiError | undefined;
  readonly onRetry: () => void;
}

function NotFound({ error, onRetry }: NotFoundProps): ReactNode {
  const { title, text, people } = texts.notFound;
  const isMissing = !error || isGone(error);
  usePageHead({ title: isMissing ? title : texts.failed });
  useEffect(() => {
    if (!error) console.info('marketplace: the answer to GET /reviews/profile/{slug} has no basic_data.');
  }, [error]);
  return isMissing ? (
    <EmptyState icon={Users} level={1} title={title} text={text}>
      <ButtonLink variant="primary" href={pathOf('people')}>
        {people}
      </ButtonLink>
    </EmptyState>
  ) : (
    <ErrorNotice level={1} title={texts.failed} error={error} onRetry={onRetry} />
  );
}
