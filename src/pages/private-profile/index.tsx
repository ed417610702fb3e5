import { type ReactNode, useEffect, useId } from 'react';
import { type PrivateTab, privateTabs } from '../../contract/profile.ts';
import { privateProfileQuery } from '../../domain/profile.ts';
import { isOn } from '../../host/features.ts';
import { lazy } from '../../loading/lazy.ts';
import { privateProfileMessages as texts } from '../../messages/profiles.ts';
import { useProfileAddress } from '../../profiles/use-profile-address.ts';
import { pathOf } from '../../routing/addresses/paths.ts';
import { useScreenReady } from '../../routing/router/router.tsx';
import { useNavigate } from '../../routing/router/screen-hooks.ts';
import { useAtomValue, useSetAtom } from '../../state/core/jotai.ts';
import { waitingDisputesAtom } from '../../state/disputes/waiting-disputes.ts';
import { usePageHead } from '../../state/page/use-page-head.ts';
import type { OwnReviewsRequest } from '../../state/person/own-reviews.ts';
import { endSessionAtom } from '../../state/person/reviewer.ts';
import { ErrorNotice } from '../../ui/feedback/error-notice.tsx';
import { useLazy } from '../../ui/lazy-component.tsx';
import { Tabs, tabPanel } from '../../ui/navigation/tabs.tsx';
import { type OwnProfile, type PrivateAddress, useOwnProfile, useReviewsRequest } from './data.ts';
import { OwnHead, OwnHeadSkeleton } from './own-head.tsx';
import { PanelSkeleton } from './panel-skeleton.tsx';

const profilePanel = lazy(() => import('./profile-panel.tsx'));

/**
 * One's own profile: reviews, rewards, orders and disputes. The profile itself comes with the reviews, whatever tab
 * is shown. Another address re-renders only what depends on it.
 */
function PrivateProfileScreen(): ReactNode {
  const address = withOfferedTab(useProfileAddress(privateProfileQuery));
  const request = useReviewsRequest(address);
  const own = useOwnProfile(request);
  const { list, profile } = own;
  const isLeaving = useOwnerOnly(address.slug, profile);
  const hasFailed = !profile && list.state.status === 'failed';
  useScreenReady(list.state.status !== 'loading');
  usePageHead({ title: texts.title }, { title: list.state.data?.meta_data?.title });

  return (
    <div className="mp-container mp-profile">
      {hasFailed ? (
        <ErrorNotice level={1} title={texts.failed} error={list.state.error} onRetry={list.retry} />
      ) : (
        <>
          {profile && !isLeaving ? (
            <OwnHead {...profile} />
          ) : (
            <>
              <h1 className="mp-visually-hidden">{texts.loading}</h1>
              <OwnHeadSkeleton />
            </>
          )}
          <ProfileTabs
            address={address}
            request={request}
            own={isLeaving ? { list, profile: undefined } : own}
          />
        </>
      )}
    </div>
  );
}

PrivateProfileScreen.staysMounted = true;
export default PrivateProfileScreen;

const offeredTabs = () => privateTabs.filter(tab => tab !== 'disputes' || isOn('disputes'));

/** The tab of disputes is that of reviews where there are none. */
function withOfferedTab(address: PrivateAddress): PrivateAddress {
  const { query } = address;
  return offeredTabs().includes(query.tab) ? address : { ...address, query: { ...query, tab: 'reviews' } };
}

const withoutPerson =
  'marketplace: the answer to GET /reviews/users/{slug} has no basic_data, as for a guest.';

/**
 * Leaves another person's profile for its public page. Where an answer came without a person, nobody is
 * signed in. Returns whether it leaves.
 */
function useOwnerOnly(slug: string, profile: OwnProfile['profile']): boolean {
  const navigate = useNavigate();
  const endSession = useSetAtom(endSessionAtom);
  const isNobody = profile === null;
  const isForeign = !!profile && profile.person.encoded_id !== slug;
  useEffect(() => {
    if (isNobody) {
      console.info(withoutPerson);
      endSession();
    }
    if (isForeign) navigate(pathOf('publicProfile', { slug }), { replace: true });
  }, [endSession, isNobody, isForeign, navigate, slug]);
  return isNobody || isForeign;
}

interface ProfileTabsProps {
  readonly address: PrivateAddress;
  readonly request: OwnReviewsRequest;
  readonly own: OwnProfile;
}

function ProfileTabs({ address, request, own }: ProfileTabsProps): ReactNode {
  const panelId = useId();
  const { query, hrefOf, change } = address;
  const { code, hasFailed, retry } = useLazy(profilePanel);
  useScreenReady(code !== undefined || hasFailed);
  const waiting = useAtomValue(waitingDisputesAtom);
  const figures = own.profile?.figures;
  const counts: Readonly<Record<PrivateTab, number | null | undefined>> = {
    reviews: figures?.reviews_data?.total_reviews_count,
    rewards: figures?.rewards_data?.total_count,
    orders: figures?.orders_data?.total_count,
    disputes: figures?.disputes_data?.total_count,
  };
  return (
    <>
      <Tabs
        label={texts.tabs}
        tabs={offeredTabs().map(name => ({
          name,
          label: texts.tabNames[name],
          count: counts[name],
          waiting: name === 'disputes' && waiting > 0 && texts.waiting,
          href: hrefOf({ tab: name }),
        }))}
        selected={query.tab}
        panelId={panelId}
        onSelect={tab => change({ tab })}
      />
      <div {...tabPanel(panelId, query.tab)} className="mp-profile__panel">
        {code ? (
          <code.ProfilePanel address={address} request={request} own={own} />
        ) : hasFailed ? (
          <ErrorNotice onRetry={retry} />
        ) : (
          <PanelSkeleton tab={query.tab} />
        )}
      </div>
    </>
  );
}
