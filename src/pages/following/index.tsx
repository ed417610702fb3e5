import { type ReactNode, useMemo } from 'react';
import { following } from '../../api/people.ts';
import type { Followee } from '../../contract/follow.ts';
import type { Following } from '../../contract/people.ts';
import { isLink } from '../../domain/links.ts';
import {
  type FollowingPart,
  type FollowingQuery,
  followingParts,
  followingQuery,
} from '../../domain/people.ts';
import { followingMessages as texts } from '../../messages/following.ts';
import { KnownFollows } from '../../product-actions/action-buttons.ts';
import { isOffered, pathOf } from '../../routing/addresses/paths.ts';
import { useScreenReady } from '../../routing/router/router.tsx';
import { type ListAddress, useListAddress } from '../../routing/router/use-list-address.ts';
import { createQuery, latestData } from '../../state/loaded/query.ts';
import { useQuery } from '../../state/loaded/use-query.ts';
import { usePageHead } from '../../state/page/use-page-head.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ProductGridSkeleton } from '../../ui/cards/product-card.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorNotice } from '../../ui/feedback/error-notice.tsx';
import { Users } from '../../ui/icons/users.ts';
import { useLazy } from '../../ui/lazy-component.tsx';
import { Tabs, tabPanel } from '../../ui/navigation/tabs.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { FeedReaderLink, FollowedPart, type FollowedRows, later } from './followed-part.tsx';

const list = createQuery(following);

/**
 * The viewer's followees: the latest of each part, or one part, page by page. An unfollowed one stays listed until the
 * next visit, so that a mistaken press can be undone.
 */
function FollowingScreen(): ReactNode {
  const address = useListAddress(followingQuery);
  const { state, retry, answer, followees } = useFollowing();
  // The cards of stores need this code. The screen waits for it, so that nothing moves when it arrives.
  const { code, hasFailed } = useLazy(later);
  const isShown = answer !== undefined && (code !== undefined || hasFailed);
  useScreenReady(isShown || state.status === 'failed');
  usePageHead({ title: texts.title, description: texts.description }, state.data?.meta_data);
  return (
    <div className="mp-container mp-following">
      <h1 className="mp-h1">{texts.title}</h1>
      {state.status === 'failed' ? (
        <ErrorNotice title={texts.failed} error={state.error} onRetry={retry} />
      ) : isShown ? (
        <>
          <Followed rows={rowsOf(answer)} {...address} />
          {answer.atom_url && isLink(answer.atom_url) && (
            <FeedReaderLink href={answer.atom_url} isRenewable={answer.atom_renewable === true} />
          )}
          <KnownFollows followees={followees} />
        </>
      ) : (
        <div className="mp-following__wait">
          <VisuallyHidden>{texts.loading}</VisuallyHidden>
          <ProductGridSkeleton />
        </div>
      )}
    </div>
  );
}

FollowingScreen.staysMounted = true;
export default FollowingScreen;

/** All that the viewer follows. The answer of an earlier visit is shown until the new one is there. */
function useFollowing() {
  const { state, retry } = useQuery(list, undefined);
  const answer = latestData(state);
  const followees = useMemo(() => (answer ? followeesOf(answer) : []), [answer]);
  return { state, retry, answer, followees };
}

const followeesOf = ({ products, shops, reviewers }: Following): Followee[] => [
  ...(products ?? []).map(one => ({ kind: 'Product' as const, id: one.encoded_product_id })),
  ...(shops ?? []).map(one => ({ kind: 'Shop' as const, id: one.encoded_shop_id })),
  ...(reviewers ?? []).map(one => ({ kind: 'Reviewer' as const, id: one.encoded_id })),
];

/** Null for what the host does not have. */
const rowsOf = ({ products, shops, reviewers, saved_searches }: Following) => ({
  products: products ?? [],
  shops: shops ?? [],
  reviewers: reviewers ?? [],
  searches: saved_searches ?? null,
});

const panelId = 'mp-followed';

interface FollowedProps extends ListAddress<FollowingQuery> {
  readonly rows: FollowedRows;
}

function Followed({ rows, query, hrefOf, change }: FollowedProps): ReactNode {
  const parts = followingParts.filter(part => rows[part]);
  const filled = parts.filter(part => rows[part]?.length);
  const { tab } = query;
  if (filled.length === 0)
    return (
      <EmptyState icon={Users} title={texts.none.all} text={texts.begin}>
        {/* Searches begin where products are found. */}
        {parts.map(part => part !== 'searches' && <FindLink key={part} part={part} />)}
      </EmptyState>
    );
  return (
    <>
      <Tabs
        label={texts.parts}
        tabs={[
          { name: 'all', label: texts.all, href: hrefOf({ tab: 'all' }) },
          ...parts.map(part => ({
            name: part,
            label: texts.names[part],
            count: rows[part]?.length ?? 0,
            href: hrefOf({ tab: part }),
          })),
        ]}
        selected={tab}
        panelId={panelId}
        onSelect={tab => change({ tab })}
      />
      <div {...tabPanel(panelId, tab)}>
        {tab === 'all' ? (
          filled.map(part => <FollowedPart key={part} part={part} rows={rows} hrefOf={hrefOf} />)
        ) : rows[tab]?.length ? (
          <FollowedPart part={tab} rows={rows} page={query.page} hrefOf={hrefOf} />
        ) : (
          <EmptyState
            icon={Users}
            title={texts.none[tab]}
            text={tab === 'searches' ? texts.beginSearches : texts.begin}
          >
            <FindLink part={tab} />
          </EmptyState>
        )}
      </div>
    </>
  );
}

const findPaths = {
  products: 'categoryIndex',
  shops: 'storeSearch',
  reviewers: 'people',
  searches: 'categoryIndex',
} as const;

function FindLink({ part }: { readonly part: FollowingPart }): ReactNode {
  const name = findPaths[part];
  return isOffered(name) && <ButtonLink href={pathOf(name)}>{texts.find[part]}</ButtonLink>;
}
