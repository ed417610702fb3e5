import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { isGone } from '../../domain/failure.ts';
import { lazy } from '../../loading/lazy.ts';
import { disputePageTexts, disputePageMessages as texts } from '../../messages/dispute.ts';
import { matchPath, pathOf } from '../../routing/addresses/paths.ts';
import { disputesHref } from '../../routing/addresses/profile-href.ts';
import { useAddress, useScreenReady } from '../../routing/router/router.tsx';
import { useIsNewVisit, useRouteParams } from '../../routing/router/screen-hooks.ts';
import { goAndFocus } from '../../routing/scrolling/focus.ts';
import { useAtomValue } from '../../state/core/jotai.ts';
import { disputeQueries, isRefused } from '../../state/disputes/dispute.ts';
import { latestData } from '../../state/loaded/query.ts';
import { useQuery } from '../../state/loaded/use-query.ts';
import { usePageHead } from '../../state/page/use-page-head.ts';
import { viewerAtom } from '../../state/person/reviewer.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ArbitratorsOnly } from '../../ui/feedback/arbitrators-only.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorNotice } from '../../ui/feedback/error-notice.tsx';
import { Skeleton, SkeletonLine } from '../../ui/feedback/skeleton.tsx';
import { PackageSearch } from '../../ui/icons/package-search.ts';
import { useLazy } from '../../ui/lazy-component.tsx';
import { Breadcrumbs } from '../../ui/navigation/breadcrumbs.tsx';

const disputeView = lazy(() => import('./dispute-view.tsx'));

/**
 * The page of a dispute: where it stands, what happened, and what can be done. One's own, or as an arbitrator handles it:
 * the host says who may, and what can be done.
 */
export default function DisputeScreen(): ReactNode {
  const { pathname } = useAddress();
  const view = matchPath(pathname)?.name === 'arbitratorDispute' ? 'arbitrator' : 'own';
  const { id } = useAtomValue(viewerAtom);
  const listHref = view === 'own' ? disputesHref(id) : pathOf('arbitrator');
  const { disputeId = '' } = useRouteParams();
  const { state, retry } = useQuery(disputeQueries[view], disputeId);
  const { code, hasFailed, retry: retryCode } = useLazy(disputeView);
  useNews(state.status === 'ready', retry);
  const own = disputePageTexts[view];
  const dispute = latestData(state)?.dispute;
  const isForbidden = state.status === 'failed' && isRefused(state.error);
  // For a dispute that is not for this person, a host may answer 403 instead of 404.
  const isGoneNow = isForbidden || (state.status === 'failed' && isGone(state.error));
  const isFailed = hasFailed || (state.status === 'failed' && !dispute);
  useScreenReady(isFailed || Boolean(code && dispute));
  const subject = dispute?.product_title || dispute?.order?.product_title || dispute?.shop_name;
  const title = subject ? own.titleOf({ subject }) : own.title;
  usePageHead({ title: isGoneNow ? texts.goneTitle : title });
  if (isForbidden && view === 'arbitrator')
    return (
      <div className="mp-container mp-dispute-page">
        <ArbitratorsOnly viewerId={id} />
      </div>
    );
  return (
    <div className="mp-container mp-dispute-page">
      <div className="mp-no-print">
        <Breadcrumbs items={[{ label: own.back, href: listHref }]} />
      </div>
      {isGoneNow ? (
        <EmptyState level={1} icon={PackageSearch} title={texts.goneTitle} text={own.gone}>
          <ButtonLink variant="primary" href={listHref}>
            {own.back}
          </ButtonLink>
        </EmptyState>
      ) : isFailed ? (
        <ErrorNotice
          level={1}
          title={own.failed}
          error={state.error}
          onRetry={() =>
            goAndFocus(() => {
              if (hasFailed) retryCode();
              if (state.status === 'failed') retry();
            })
          }
        />
      ) : code && dispute ? (
        <code.DisputeView title={title} reference={{ id: disputeId, view }} dispute={dispute} />
      ) : (
        <DisputeSkeleton title={own.loading} />
      )}
    </div>
  );
}

/** Asks again where a link led to it: the other side may have answered. Back finds it as it was. */
function useNews(isCached: boolean, retry: () => void): void {
  const isNewVisit = useIsNewVisit();
  const refresh = useEffectEvent(() => {
    if (isNewVisit && isCached) retry();
  });
  useEffect(() => refresh(), []);
}

/** A dispute while it loads. `title` is for screen readers. */
function DisputeSkeleton({ title }: { readonly title: string }): ReactNode {
  return (
    <>
      <h1 className="mp-visually-hidden">{title}</h1>
      <div aria-hidden>
        <div className="mp-dispute-page__head">
          <div>
            <SkeletonLine width="min(420px, 80%)" line={34} />
            <SkeletonLine width="min(180px, 50%)" line={24} />
          </div>
          <span className="mp-picture mp-dispute-page__picture" />
        </div>
        <div className="mp-dispute-page__parts mp-dispute-page__parts--loading mp-reading">
          <div>
            <Skeleton height={188} />
          </div>
          <div className="mp-dispute-page__about">
            <Skeleton height={88} />
          </div>
        </div>
      </div>
    </>
  );
}
