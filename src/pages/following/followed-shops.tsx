import type { ReactNode } from 'react';
import type { ShopResult } from '../../contract/store-search.ts';
import { LazyProductActions } from '../../product-actions/lazy.ts';
import { ShopCard } from '../../ui/cards/shop-card.tsx';

/** Followed stores. */
export function FollowedShops({ shops }: { readonly shops: readonly ShopResult[] }): ReactNode {
  return (
    <ul className="mp-following__shops">
      {shops.map(shop => (
        <li key={shop.encoded_shop_id}>
          <ShopCard shop={shop}>
            <LazyProductActions
              followee={{ kind: 'Shop', id: shop.encoded_shop_id, name: shop.name }}
              isWanted={false}
            />
          </ShopCard>
        </li>
      ))}
    </ul>
  );
}
