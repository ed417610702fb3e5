import type { ReactNode } from 'react';
import { lazy } from '../../loading/lazy.ts';
import { newDisputeMessages as texts } from '../../messages/new-dispute.ts';
import { useScreenReady } from '../../routing/router/router.tsx';
import { usePageHead } from '../../state/page/use-page-head.ts';
import { ErrorNotice } from '../../ui/feedback/error-notice.tsx';
import { useLazy } from '../../ui/lazy-component.tsx';
import { useDisputeForm } from './data.ts';
import { FormSkeleton } from './skeleton.tsx';

const newDisputePage = lazy(() => import('./new-dispute-page.tsx'));

/**
 * The form of a new dispute. What renders it is lazy: it shares nearly everything with forms, which come after the first paint.
 * Its data are asked for meanwhile.
 */
export default function NewDisputeScreen(): ReactNode {
  const page = useDisputeForm();
  const { code, hasFailed, retry } = useLazy(newDisputePage);
  useScreenReady(code !== undefined || hasFailed);
  usePageHead({ title: texts.title });
  return (
    <div className="mp-container mp-form-page mp-new-dispute">
      {code ? (
        <code.NewDisputePage {...page} />
      ) : hasFailed ? (
        <ErrorNotice level={1} title={texts.failed} onRetry={retry} />
      ) : (
        <FormSkeleton />
      )}
    </div>
  );
}
