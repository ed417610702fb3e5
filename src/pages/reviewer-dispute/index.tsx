import { type ReactNode, useEffect } from 'react';
import { reviewerDisputeMessages as texts } from '../../contract/messages/reviewer-dispute.ts';
import { disputeParts } from '../../disputes/lazy.ts';
import { applyMetaData } from '../../host/head.ts';
import { useScreenReady } from '../../routing/router.tsx';
import { goAndFocus } from '../../routing/scroll-and-focus.ts';
import { ErrorNotice } from '../../ui/feedback/empty-state.tsx';
import { useLazy } from '../../ui/lazy-component.tsx';
import { ownDisputePage } from './lazy.ts';
import { DisputeSkeleton } from './skeleton.tsx';

/** One's own dispute. All of it is lazy: it shares nearly everything with forms, which come after the first paint. */
export default function ReviewerDisputeScreen(): ReactNode {
  const parts = useLazy(disputeParts);
  const page = useLazy(ownDisputePage);
  const hasFailed = parts.hasFailed || page.hasFailed;
  const isHere = page.code !== undefined && parts.code !== undefined;
  useScreenReady(isHere || hasFailed);
  useEffect(() => applyMetaData(document, { title: texts.title }), []);
  return (
    <div className="mp-container mp-own-dispute">
      {page.code && parts.code ? (
        <page.code.OwnDisputePage parts={parts.code} />
      ) : hasFailed ? (
        <ErrorNotice
          level={1}
          title={texts.failed}
          onRetry={() =>
            goAndFocus(() => {
              if (parts.hasFailed) parts.retry();
              if (page.hasFailed) page.retry();
            })
          }
        />
      ) : (
        <DisputeSkeleton />
      )}
    </div>
  );
}
