import { type ReactNode, useEffect, useRef } from 'react';
import { reviewForms } from '../../api/write-review.ts';
import type { OrderLineItem } from '../../contract/orders.ts';
import { isGone } from '../../domain/failure.ts';
import { mayReview, newReviewQuery, orderReviewHref } from '../../domain/orders.ts';
import { lazy } from '../../loading/lazy.ts';
import { newReviewMessages as texts } from '../../messages/new-review.ts';
import { lineItemMessages } from '../../messages/orders.ts';
import { writeReviewMessages } from '../../messages/write-review.ts';
import { pathOf } from '../../routing/addresses/paths.ts';
import { useAddress, useScreenReady } from '../../routing/router/router.tsx';
import { focusContent } from '../../routing/scrolling/focus.ts';
import { useAtomValue } from '../../state/core/jotai.ts';
import { createQuery, latestData } from '../../state/loaded/query.ts';
import { useQuery } from '../../state/loaded/use-query.ts';
import { usePageHead } from '../../state/page/use-page-head.ts';
import { submittedReviewAtom } from '../../state/reviews/write-review.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorNotice } from '../../ui/feedback/error-notice.tsx';
import { CircleCheck } from '../../ui/icons/circle-check.ts';
import { PackageSearch } from '../../ui/icons/package-search.ts';
import { lazyComponent, useLazy } from '../../ui/lazy-component.tsx';
import { Breadcrumbs } from '../../ui/navigation/breadcrumbs.tsx';
import { FormSkeleton } from './skeleton.tsx';

const later = lazy(() => import('./later.tsx'));
const ReviewForm = lazyComponent(later, code => code.ReviewForm);
const Submitted = lazyComponent(later, code => code.Submitted);

const forms = createQuery(reviewForms, {
  keepsPrevious: (before, now) => before === now,
  isExpected: isGone,
});

/** The form of a review of one ordered product, which the address names. */
export default function NewReviewScreen(): ReactNode {
  const lineItem = newReviewQuery.parse(useAddress().search).line_item_public_id;
  return (
    <div className="mp-container mp-form-page mp-new-review">
      <Breadcrumbs items={[{ label: texts.orders, href: pathOf('writeReview') }]} />
      <Content lineItem={lineItem} />
    </div>
  );
}

/** The form, what waits for it, or why there is none. */
function Content({ lineItem }: { readonly lineItem: string | null }): ReactNode {
  const { state, retry } = useQuery(forms, lineItem);
  const form = latestData(state);
  const item = form?.line_item ?? null;
  const submitted = useAtomValue(submittedReviewAtom);
  const product = item?.product_title || lineItemMessages.product;
  // The code of the form is loaded while its data are.
  const { code, hasFailed } = useLazy(later);
  const hasCode = code !== undefined || hasFailed;
  useScreenReady(form ? hasCode : state.status !== 'loading');
  usePageHead({ title: texts.titleOf({ product }) });
  const isGoneNow = state.status === 'failed' && isGone(state.error);
  const isClosed = isGoneNow || (item !== null && !mayReview(item));
  useFocusOnceClosed(form ? lineItem : null, isClosed);

  if (submitted !== null && submitted.target.lineItem === lineItem) return <Submitted {...submitted} />;
  if (lineItem === null) return <Notice title={texts.chooseTitle} text={texts.choose} />;
  if (isGoneNow) return <Notice title={texts.goneTitle} text={texts.gone} />;
  if (state.status === 'failed' && form === undefined)
    return <ErrorNotice level={1} title={texts.failed} error={state.error} onRetry={retry} />;
  if (form === undefined || !hasCode) return <FormSkeleton />;
  if (item?.review_public_id) return <Reviewed item={item} />;
  if (item?.product_reviewable === false)
    return <Notice title={texts.notReviewableTitle} text={texts.notReviewable} />;
  if (item?.dispute_path)
    return (
      <Notice title={texts.disputedTitle} text={texts.disputed}>
        <ButtonLink href={item.dispute_path}>{texts.seeDispute}</ButtonLink>
      </Notice>
    );
  return (
    <ReviewForm
      key={lineItem}
      target={{ lineItem, item, path: form.submit_path }}
      fallback={<FormSkeleton />}
      failure={retry => <ErrorNotice level={1} title={texts.failed} onRetry={retry} />}
    />
  );
}

/** Focuses the notice that takes the place of a form while it is open: the pressed button goes with the form. */
function useFocusOnceClosed(lineItem: string | null, isClosed: boolean): void {
  const opened = useRef<string | null>(null);
  useEffect(() => {
    if (!isClosed) opened.current = lineItem;
    else if (lineItem !== null && opened.current === lineItem) {
      focusContent();
      document.activeElement?.scrollIntoView({ block: 'center' });
    }
  }, [lineItem, isClosed]);
}

interface NoticeProps {
  readonly title: string;
  readonly text: string;
  /** Further ways on. */
  readonly children?: ReactNode;
}

/** Why there is no form, and the way to the orders. */
function Notice({ title, text, children }: NoticeProps): ReactNode {
  return (
    <EmptyState level={1} icon={PackageSearch} title={title} text={text}>
      <ButtonLink variant="primary" href={pathOf('writeReview')}>
        {texts.orders}
      </ButtonLink>
      {children}
    </EmptyState>
  );
}

function Reviewed({ item }: { readonly item: OrderLineItem }): ReactNode {
  const href = orderReviewHref(item);
  return (
    <EmptyState level={1} icon={CircleCheck} title={texts.reviewedTitle}>
      {href && (
        <ButtonLink variant="primary" href={href}>
          {writeReviewMessages.see}
        </ButtonLink>
      )}
      <ButtonLink href={pathOf('writeReview')}>{texts.orders}</ButtonLink>
    </EmptyState>
  );
}
