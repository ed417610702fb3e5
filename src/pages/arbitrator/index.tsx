import type { ReactNode } from 'react';
import { arbitratorQuery } from '../../domain/arbitrator.ts';
import { lazy } from '../../loading/lazy.ts';
import { arbitratorMessages as texts } from '../../messages/arbitrator.ts';
import { useScreenReady } from '../../routing/router/router.tsx';
import { useListAddress } from '../../routing/router/use-list-address.ts';
import { useAtomValue } from '../../state/core/jotai.ts';
import { arbitratorPages, isRefused } from '../../state/disputes/dispute.ts';
import { latestData } from '../../state/loaded/query.ts';
import { useQuery } from '../../state/loaded/use-query.ts';
import { usePageHead } from '../../state/page/use-page-head.ts';
import { viewerAtom } from '../../state/person/reviewer.ts';
import { ArbitratorsOnly } from '../../ui/feedback/arbitrators-only.tsx';
import { ErrorNotice } from '../../ui/feedback/error-notice.tsx';
import { useLazy } from '../../ui/lazy-component.tsx';
import { DisputeListSkeleton } from './skeleton.tsx';

const disputeList = lazy(() => import('./dispute-list.tsx'));

/** The disputes that an arbitrator handles. The address says which ones, in which order; the host says who may see them. */
function ArbitratorScreen(): ReactNode {
  const { query, hrefOf, change } = useListAddress(arbitratorQuery);
  const { state, retry } = useQuery(arbitratorPages, query);
  const { code, hasFailed, retry: retryCode } = useLazy(disputeList);
  const { id } = useAtomValue(viewerAtom);
  const isLoading = state.status === 'loading';
  const isForbidden = state.status === 'failed' && isRefused(state.error);
  useScreenReady(hasFailed || isForbidden || Boolean(code && !isLoading));
  const page = latestData(state);
  usePageHead({ title: texts.title }, state.data?.meta_data);
  const total = page?.total_results;
  if (isForbidden)
    return (
      <div className="mp-container mp-arbitrator">
        <ArbitratorsOnly viewerId={id} />
      </div>
    );
  return (
    <div className="mp-container mp-arbitrator">
      <h1 className="mp-h1">{texts.title}</h1>
      <p className="mp-muted">{texts.lead}</p>
      {hasFailed ? (
        <ErrorNotice onRetry={retryCode} />
      ) : code ? (
        <>
          <code.Controls query={query} types={page?.dispute_types ?? []} onChange={change} />
          <p className="mp-arbitrator__count" role="status">
            {isLoading ? texts.loading : total != null && texts.count({ count: total })}
          </p>
          {page && !(isLoading && page.disputes.length === 0) ? (
            <code.DisputeList query={query} page={page} isLoading={isLoading} retry={retry} hrefOf={hrefOf} />
          ) : (
            <DisputeListSkeleton />
          )}
        </>
      ) : (
        <DisputeListSkeleton hasControls />
      )}
    </div>
  );
}

ArbitratorScreen.staysMounted = true;
export default ArbitratorScreen;
