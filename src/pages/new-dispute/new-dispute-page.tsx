import { type ReactNode, useEffect } from 'react';
import { isGone } from '../../domain/failure.ts';
import { newDisputeMessages as texts } from '../../messages/new-dispute.ts';
import { pathOf } from '../../routing/addresses/paths.ts';
import { useScreenReady } from '../../routing/router/router.tsx';
import { useSetAtom } from '../../state/core/jotai.ts';
import { latestData } from '../../state/loaded/query.ts';
import { usePageHead } from '../../state/page/use-page-head.ts';
import { endSessionAtom } from '../../state/person/reviewer.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorNotice } from '../../ui/feedback/error-notice.tsx';
import { SearchX } from '../../ui/icons/search-x.ts';
import { Breadcrumbs } from '../../ui/navigation/breadcrumbs.tsx';
import type { FormPage } from './data.ts';
import { NewDispute } from './new-dispute-form.tsx';
import { FormSkeleton } from './skeleton.tsx';

/** The form of a new dispute about an order from a store, or of a product. */
export function NewDisputePage({ state, retry, about, path }: FormPage): ReactNode {
  const form = latestData(state);
  const error = state.status === 'failed' && !form ? state.error : undefined;
  useScreenReady(error !== undefined || form !== undefined);
  const subject = (about === 'product' && form?.product_title) || form?.shop_name;
  usePageHead({ title: subject ? texts.titleOf({ subject }) : texts.title });
  const endSession = useSetAtom(endSessionAtom);
  // A person who may not open a dispute here is asked to sign in, maybe with another account.
  const isForbidden = error?.status === 403;
  useEffect(() => {
    if (isForbidden) endSession();
  }, [isForbidden, endSession]);

  return (
    <>
      {error && isGone(error) ? (
        <EmptyState
          level={1}
          icon={SearchX}
          title={texts.goneTitle}
          text={about === 'shop' ? texts.goneShop : texts.goneProduct}
        >
          <ButtonLink variant="primary" href={pathOf('storeSearch')}>
            {texts.findStores}
          </ButtonLink>
        </EmptyState>
      ) : error ? (
        <ErrorNotice level={1} title={texts.failed} error={error} onRetry={retry} />
      ) : (
        <>
          <Breadcrumbs items={[{ label: about === 'shop' ? texts.toStore : texts.toProduct, href: path }]} />
          {form ? <NewDispute key={path} about={about} path={path} form={form} /> : <FormSkeleton />}
        </>
      )}
    </>
  );
}
