import type { ReactNode } from 'react';
import type { Following } from '../../contract/people.ts';
import { followingMessages as texts } from '../../messages/following.ts';
import { ActionButtons } from '../../product-actions/action-buttons.ts';
import { useAtomValue } from '../../state/core/jotai.ts';
import { shownAmountAtom } from '../../state/money/shown-amount.ts';
import { ShopCard } from '../../ui/cards/shop-card.tsx';
import { useUi } from '../../ui/context.tsx';
import { formatPercent } from '../../ui/format.ts';

export type FollowedProduct = NonNullable<Following['products']>[number];
export type FollowedShop = NonNullable<Following['shops']>[number];
export type FollowedPerson = NonNullable<Following['reviewers']>[number];

/** Followed stores. */
export function FollowedShops({ shops }: { readonly shops: readonly FollowedShop[] }): ReactNode {
  return (
    <ul className="mp-shop-grid">
      {shops.map(shop => (
        <li key={shop.encoded_shop_id}>
          <ShopCard shop={shop}>
            <ActionButtons followee={{ kind: 'Shop', id: shop.encoded_shop_id, name: shop.name }} />
          </ShopCard>
          <FollowNews of={shop} />
        </li>
      ))}
    </ul>
  );
}

interface FollowNewsProps {
  readonly of: Partial<Pick<FollowedProduct, 'new_reviews_count' | 'followed_price' | 'price' | 'currency'>>;
}

/** Percent. Of less, half is what exchange rates do from day to day. */
const leastChange = 5;

/** New reviews since the last visit, and another price than when it was followed. Nothing where the host does not say. */
export function FollowNews({ of }: FollowNewsProps): ReactNode {
  const { locale } = useUi();
  const { new_reviews_count: count, followed_price: then, price: now, currency } = of;
  const shown = useAtomValue(shownAmountAtom);
  const change =
    then && now != null ? Math.round((shown(now, currency) / shown(then, currency) - 1) * 100) : 0;
  const isNews = Math.abs(change) >= leastChange;
  if (!count && !isNews) return null;
  return (
    <p className="mp-following__news">
      {count ? <span>{texts.newReviews({ count })}</span> : null}
      {isNews && (
        <span data-change={change < 0 ? 'cheaper' : 'dearer'}>
          {(change < 0 ? texts.cheaper : texts.dearer)({
            percent: formatPercent(Math.abs(change), locale),
          })}
        </span>
      )}
    </p>
  );
}
