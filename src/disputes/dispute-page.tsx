import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { isGone } from '../api/errors.ts';
import { disputePageTexts, disputePageMessages as texts } from '../contract/messages/dispute-page.ts';
import { applyMetaData } from '../host/head.ts';
import { useScreenReady } from '../routing/router.tsx';
import { useIsNewVisit, useRouteParams } from '../routing/screen-hooks.ts';
import { goAndFocus } from '../routing/scroll-and-focus.ts';
import { disputeQueries, type ShownDispute } from '../state/disputes.ts';
import { shown } from '../state/query.ts';
import { useQuery } from '../state/use-query.ts';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState, ErrorNotice } from '../ui/feedback/empty-state.tsx';
import { PackageSearch } from '../ui/icons.tsx';
import { useLazy } from '../ui/lazy-component.tsx';
import { Breadcrumbs } from '../ui/navigation/breadcrumbs.tsx';
import { DisputeSkeleton } from './dispute-skeleton.tsx';
import { disputeView } from './lazy.ts';

interface DisputePageProps {
  /** Whose page it is. */
  readonly view: ShownDispute['view'];
  /** Address of the list that it is one of. */
  readonly listHref: string;
}

/** The page of a dispute: where it stands, what happened, and what can be done. */
export function DisputePage({ view, listHref }: DisputePageProps): ReactNode {
  const { disputeId = '' } = useRouteParams();
  const { state, retry } = useQuery(disputeQueries[view], disputeId);
  const { code, hasFailed, retry: retryCode } = useLazy(disputeView);
  useNews(state.status === 'ready', retry);
  const own = disputePageTexts[view];
  const dispute = shown(state)?.dispute;
  // A host may refuse what is not for this person in place of hiding it.
  const isGoneNow = state.status === 'failed' && (isGone(state.error) || state.error.status === 403);
  const isFailed = hasFailed || (state.status === 'failed' && !dispute);
  useScreenReady(isFailed || Boolean(code && dispute));
  const subject = dispute?.product_title || dispute?.order?.product_title || dispute?.shop_name;
  const title = subject ? own.titleOf(subject) : own.title;
  useEffect(() => applyMetaData(document, { title }), [title]);
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
        <code.DisputeView title={title} shown={{ id: disputeId, view }} dispute={dispute} />
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
