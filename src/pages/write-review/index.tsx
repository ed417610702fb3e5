import { type ReactNode, useRef, useState } from 'react';
import { lineItemsOf, nextOrders, reviewOrders } from '../../api/write-review.ts';
import { times } from '../../contract/natives.ts';
import type { OrderLineItem } from '../../contract/orders.ts';
import { splitOrders } from '../../domain/orders.ts';
import { lazy } from '../../loading/lazy.ts';
import { writeReviewMessages as texts } from '../../messages/write-review.ts';
import { pathOf } from '../../routing/addresses/paths.ts';
import { useScreenReady } from '../../routing/router/router.tsx';
import { createGrowingList, useGrowingList } from '../../state/loaded/growing-list.ts';
import { usePageHead } from '../../state/page/use-page-head.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { LineItem } from '../../ui/cards/line-item.tsx';
import { LineItemSkeleton } from '../../ui/cards/line-item-skeleton.tsx';
import { useUi } from '../../ui/context.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorNotice } from '../../ui/feedback/error-notice.tsx';
import { formatCount } from '../../ui/format.ts';
import { PackageSearch } from '../../ui/icons/package-search.ts';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { ReviewedActions, UnreviewedActions } from './actions.tsx';

const LoadMore = lazyComponent(
  lazy(() => import('../../ui/navigation/load-more.tsx')),
  code => code.LoadMore,
);

const orders = createGrowingList(reviewOrders, {
  items: lineItemsOf,
  id: (item: OrderLineItem) => item.public_id,
  next: nextOrders,
});

/** Loads the viewer's orders, the latest first, while the component is mounted. */
const useReviewOrders = () => useGrowingList(orders, { page: 1 });

/** Items whose pictures load at once. */
const eagerItems = 6;

/** Items of a list beside what waits for a review; the others are asked for. */
const itemsBeside = 6;

/** The viewer's orders: first those to review, then those with a review, then those that take none now. */
export default function WriteReviewScreen(): ReactNode {
  const { state } = useReviewOrders();
  useScreenReady(state.status !== 'loading');
  usePageHead({ title: texts.title, description: texts.lead });
  return (
    <div className="mp-container mp-write-review">
      <header>
        <h1 className="mp-h1">{texts.title}</h1>
        <p className="mp-muted">{texts.lead}</p>
      </header>
      <Orders />
    </div>
  );
}

function Orders(): ReactNode {
  const { state, items, more, moreError, retry, loadMore } = useReviewOrders();
  const [isLonger, setLonger] = useState(false);
  if (state.status === 'failed')
    return <ErrorNotice title={texts.failed} error={state.error} onRetry={retry} />;
  if (state.status !== 'ready' && items.length === 0)
    return (
      <>
        <VisuallyHidden>{texts.loading}</VisuallyHidden>
        <ItemSkeletons />
      </>
    );
  if (items.length === 0)
    return (
      <EmptyState icon={PackageSearch} title={texts.none} text={texts.noneText}>
        <ButtonLink variant="primary" href={pathOf('categoryIndex')}>
          {texts.findProducts}
        </ButtonLink>
      </EmptyState>
    );
  const { unreviewed, ...beside } = splitOrders(items);
  const besides = (['reviewed', 'others'] as const).filter(kind => beside[kind].length > 0);
  // A list that loads again does not know what follows.
  const isAll = state.status === 'ready' && more === 'none';
  return (
    <>
      <div className="mp-write-review__orders mp-reading">
        <Items title={texts.unreviewed} items={unreviewed} isFirst isAll={isAll} actions={UnreviewedActions}>
          <p>{isAll ? texts.allReviewed : texts.allReviewedSoFar}</p>
        </Items>
        {besides.length > 0 && (
          <div className="mp-write-review__beside">
            {besides.map(kind => (
              <Items
                key={kind}
                title={texts[kind]}
                items={beside[kind]}
                isAll={isAll}
                max={isLonger ? undefined : itemsBeside}
                actions={kind === 'reviewed' ? ReviewedActions : UnreviewedActions}
              />
            ))}
          </div>
        )}
      </div>
      <LoadMore
        more={state.status === 'ready' ? more : 'loading'}
        error={moreError}
        onLoad={() => {
          // What comes would be hidden otherwise.
          setLonger(true);
          loadMore();
        }}
        label={texts.more}
        end={texts.end}
      />
    </>
  );
}

interface ItemsProps {
  readonly title: string;
  readonly items: readonly OrderLineItem[];
  readonly isFirst?: boolean | undefined;
  /** Whether there are no further ones to load, so that their number can be told. */
  readonly isAll: boolean;
  /** Shows so many until the others are asked for; by default all. */
  readonly max?: number | undefined;
  readonly actions: (props: { readonly item: OrderLineItem }) => ReactNode;
  /** The notice when there are no items. */
  readonly children?: ReactNode;
}

function Items({ title, items, isFirst, isAll, max, actions: Actions, children }: ItemsProps): ReactNode {
  const { locale } = useUi();
  const section = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(false);
  const shown = items.slice(0, isOpen ? undefined : max);
  const hidden = items.length - shown.length;
  return (
    <section ref={section} tabIndex={-1}>
      <h2 className="mp-h2">
        <span>{`${title} `}</span>
        {isAll && items.length > 0 && (
          <span className="mp-muted mp-write-review__count">{formatCount(items.length, locale)}</span>
        )}
      </h2>
      {items.length === 0 ? (
        children
      ) : (
        <ul className="mp-line-items">
          {shown.map((item, index) => (
            <li key={item.public_id}>
              <LineItem item={item} level={3} eager={!!isFirst && index < eagerItems}>
                <Actions item={item} />
              </LineItem>
            </li>
          ))}
        </ul>
      )}
      {hidden > 0 && (
        <Button
          className="mp-write-review__all"
          onClick={() => {
            setOpen(true);
            // The pressed button is gone.
            section.current?.focus({ preventScroll: true });
          }}
        >
          {texts.showOthers({ count: hidden })}
        </Button>
      )}
    </section>
  );
}

function ItemSkeletons(): ReactNode {
  return (
    <div className="mp-write-review__orders mp-reading" aria-hidden>
      <section>
        <p className="mp-h2">{texts.unreviewed}</p>
        <ul className="mp-line-items">
          {times(eagerItems, index => (
            <li key={index}>
              <LineItemSkeleton />
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
