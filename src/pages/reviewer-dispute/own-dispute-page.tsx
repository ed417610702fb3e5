import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { isGone } from '../../api/errors.ts';
import { reviewerDisputeMessages as texts } from '../../contract/messages/reviewer-dispute.ts';
import type { DisputeParts } from '../../disputes/lazy.ts';
import { applyMetaData } from '../../host/head.ts';
import { disputesHref } from '../../routing/disputes-href.ts';
import { useIsNewVisit, useRouteParams, useScreenReady } from '../../routing/router.tsx';
import { goAndFocus } from '../../routing/scroll-and-focus.ts';
import { ownDispute } from '../../state/disputes.ts';
import { useAtomValue } from '../../state/jotai.ts';
import { shown } from '../../state/query.ts';
import { useQuery } from '../../state/use-query.ts';
import { viewerAtom } from '../../state/viewer.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState, ErrorNotice } from '../../ui/feedback/empty-state.tsx';
import { PackageSearch } from '../../ui/icons.tsx';
import { Breadcrumbs } from '../../ui/navigation/breadcrumbs.tsx';
import { OwnDispute } from './own-dispute.tsx';
import { DisputeSkeleton } from './skeleton.tsx';

/** One's own dispute: where it stands, what happened, and what can be done. */
export function OwnDisputePage({ parts }: { readonly parts: DisputeParts }): ReactNode {
  const { disputeId = '' } = useRouteParams();
  const { state, retry } = useQuery(ownDispute, disputeId);
  const { id: viewer } = useAtomValue(viewerAtom);
  useNews(state.status === 'ready', retry);
  const dispute = shown(state)?.dispute;
  const href = disputesHref(viewer);
  const isGoneNow = state.status === 'failed' && isGone(state.error);
  const isFailed = state.status === 'failed' && !dispute;
  useScreenReady(isFailed || dispute !== undefined);
  const subject = dispute?.product_title || dispute?.order?.product_title || dispute?.shop_name;
  const title = subject ? texts.titleOf(subject) : texts.title;
  useEffect(() => applyMetaData(document, { title }), [title]);
  return (
    <>
      <div className="mp-no-print">
        <Breadcrumbs items={[{ label: texts.back, href }]} />
      </div>
      {isGoneNow ? (
        <EmptyState level={1} icon={PackageSearch} title={texts.goneTitle} text={texts.gone}>
          <ButtonLink variant="primary" href={href}>
            {texts.back}
          </ButtonLink>
        </EmptyState>
      ) : isFailed ? (
        <ErrorNotice level={1} title={texts.failed} error={state.error} onRetry={() => goAndFocus(retry)} />
      ) : dispute ? (
        <OwnDispute id={disputeId} parts={parts} title={title} dispute={dispute} />
      ) : (
        <DisputeSkeleton />
      )}
    </>
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
