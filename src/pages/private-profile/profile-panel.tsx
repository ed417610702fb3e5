import { Fragment, type ReactNode } from 'react';
import type { TabRequest } from '../../api/profile.ts';
import type { OrderLineItem } from '../../contract/orders.ts';
import { readMoment } from '../../domain/moment.ts';
import { isSpent } from '../../domain/rewards.ts';
import { ownListMessages as texts } from '../../messages/profile-lists.ts';
import { pathOf } from '../../routing/addresses/paths.ts';
import { useScreenReady } from '../../routing/router/router.tsx';
import { type GrowingList, useGrowingList } from '../../state/loaded/growing-list.ts';
import type { OwnReviewsRequest } from '../../state/person/own-reviews.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { useUi } from '../../ui/context.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorNotice } from '../../ui/feedback/error-notice.tsx';
import { ArrowRight } from '../../ui/icons/arrow-right.ts';
import type { IconType } from '../../ui/icons/icon.tsx';
import { PackageSearch } from '../../ui/icons/package-search.ts';
import { Tag } from '../../ui/icons/tag.ts';
import { LoadMore } from '../../ui/navigation/load-more.tsx';
import { TextLink } from '../../ui/navigation/text-link.tsx';
import { disputes, type OwnProfile, orders, type PrivateAddress, rewards } from './data.ts';
import { DisputeConfirmation } from './dispute-confirmation.tsx';
import { OwnReviews } from './own-reviews.tsx';
import { RowSkeletons } from './panel-skeleton.tsx';
import { DisputeRow, OrderRow, RewardRow } from './rows.tsx';

export interface ProfilePanelProps {
  readonly address: PrivateAddress;
  /** The query of the reviews. */
  readonly request: OwnReviewsRequest;
  readonly own: OwnProfile;
}

/** The list of the selected tab. */
export function ProfilePanel(props: ProfilePanelProps): ReactNode {
  const { address, own } = props;
  const { tab } = address.query;
  if (tab === 'rewards') return <Rewards address={address} />;
  if (tab === 'orders')
    return <Orders address={address} unreviewed={own.profile?.figures.orders_data?.unreviewed_count} />;
  return tab === 'disputes' ? <Disputes address={address} /> : <OwnReviews {...props} />;
}

interface TabProps {
  readonly address: PrivateAddress;
}

function Rewards({ address }: TabProps): ReactNode {
  return (
    <TabList
      address={address}
      list={rewards}
      name="rewards"
      icon={Tag}
      href={pathOf('writeReview')}
      render={reward => <RewardRow reward={reward} />}
      keyOf={({ id }) => id}
      groups={items => [
        { title: texts.reward.ready, items: items.filter(reward => !isSpent(reward)) },
        { title: texts.reward.over, items: items.filter(isSpent) },
      ]}
    />
  );
}

/** @param props.unreviewed how many orders are still to be reviewed; the way to them stands above the list */
function Orders({ address, unreviewed }: TabProps & { unreviewed: number | null | undefined }): ReactNode {
  const { locale } = useUi();
  return (
    <>
      <p className="mp-profile__unreviewed">
        {Boolean(unreviewed) && (
          <TextLink href={pathOf('writeReview')}>
            <span>{texts.order.unreviewed({ count: unreviewed ?? 0 })}</span>
            <ArrowRight size={16} />
          </TextLink>
        )}
      </p>
      <TabList
        address={address}
        list={orders}
        name="orders"
        icon={PackageSearch}
        href={pathOf('categoryIndex')}
        render={item => <OrderRow item={item} />}
        keyOf={({ public_id }) => public_id}
        groups={items => byYear(items, locale)}
      />
    </>
  );
}

/** Orders under the year in which they were placed, in their order. Their cards say the day. */
function byYear(items: readonly OrderLineItem[], locale: string): Group<OrderLineItem>[] {
  const format = new Intl.DateTimeFormat(locale, { year: 'numeric' });
  const years = new Map<string, OrderLineItem[]>();
  for (const item of items) {
    const placed = readMoment(item.placed_at);
    const title = placed ? format.format(placed.date) : '';
    years.set(title, [...(years.get(title) ?? []), item]);
  }
  return [...years].map(([title, items]) => ({ title, items }));
}

function Disputes({ address }: TabProps): ReactNode {
  return (
    <>
      <DisputeConfirmation />
      <TabList
        address={address}
        list={disputes}
        name="disputes"
        icon={PackageSearch}
        href={address.hrefOf({ tab: 'orders' })}
        render={dispute => <DisputeRow dispute={dispute} />}
        keyOf={({ id }) => id}
      />
    </>
  );
}

/** A part of a list; without a title only where it comes first. */
interface Group<I> {
  readonly title?: string;
  readonly items: readonly I[];
}

interface TabListProps<T, I> extends TabProps {
  readonly name: 'rewards' | 'orders' | 'disputes';
  readonly list: GrowingList<TabRequest, T, I>;
  readonly render: (item: I) => ReactNode;
  readonly keyOf: (item: I) => string | number;
  /** Without it, the list is one. */
  readonly groups?: (items: readonly I[]) => readonly Group<I>[];
  /** The text for an empty list, and a link. */
  readonly icon: IconType;
  readonly href: string;
}

/** The list of one of the other tabs, with pages and states of its own. */
function TabList<T, I>(props: TabListProps<T, I>): ReactNode {
  const { address, name, list, render, keyOf, groups, icon, href } = props;
  const { slug, query, hrefOf } = address;
  const { state, items, more, moreError, retry, loadMore } = useGrowingList(list, { slug, page: query.page });
  useScreenReady(state.status !== 'loading');
  const words = texts.lists[name];
  return (
    <section
      tabIndex={-1}
      aria-label={words.label}
      aria-busy={state.status === 'loading'}
      className="mp-profile__rows"
    >
      {query.page > 1 && (
        <p>
          <TextLink href={hrefOf({ page: 1 })}>{texts.fromStart}</TextLink>
        </p>
      )}
      {state.status === 'failed' ? (
        <ErrorNotice title={words.failed} error={state.error} onRetry={retry} />
      ) : state.status === 'ready' && items.length === 0 ? (
        <EmptyState icon={icon} title={words.none} text={words.noneText}>
          <ButtonLink variant="primary" href={href}>
            {words.action}
          </ButtonLink>
        </EmptyState>
      ) : state.status !== 'ready' ? (
        <RowSkeletons tab={name} />
      ) : (
        (groups?.(items) ?? [{ items }])
          .filter(group => group.items.length > 0)
          .map(group => (
            <Fragment key={group.title ?? ''}>
              {group.title && <h2 className="mp-h3 mp-profile__group">{group.title}</h2>}
              <ul className="mp-line-items">
                {group.items.map(item => (
                  <li key={keyOf(item)}>{render(item)}</li>
                ))}
              </ul>
            </Fragment>
          ))
      )}
      {state.status === 'ready' && items.length > 0 && (
        <LoadMore more={more} error={moreError} onLoad={loadMore} label={words.more} end={words.end} />
      )}
    </section>
  );
}
