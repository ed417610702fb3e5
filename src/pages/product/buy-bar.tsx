import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { ProductPage } from '../../api/product.ts';
import { webHref } from '../../domain/shop.ts';
import { productMessages as texts } from '../../messages/product.ts';
import { VisitStore } from '../../reviews/visit-store.tsx';
import { useAtomValue } from '../../state/core/jotai.ts';
import { moneyAtom } from '../../state/money/money.ts';
import { productPrice } from '../../state/money/product-price.ts';
import { dockHeightAtom } from '../../state/page/notices.ts';
import { Price } from '../../ui/cards/product-card.tsx';

interface BuyBarProps {
  readonly page: ProductPage;
  /** Called when a click opens the store. */
  readonly onLeave: () => void;
}

/** On phones, price and way to the store at the bottom of the window while the button of the overview is out of sight. */
export function BuyBar({ page, onLeave }: BuyBarProps): ReactNode {
  const bar = useRef<HTMLDivElement>(null);
  const [isNeeded, setNeeded] = useState(false);
  const { product_data: product, shop_data: shop } = page;
  const dockHeight = useAtomValue(dockHeightAtom);
  const price = productPrice(useAtomValue(moneyAtom), {
    ...product,
    price: product.lowest_price ?? product.price,
  });
  const href = webHref(product.external_url ?? '');
  useEffect(() => {
    const button = bar.current?.closest('.mp-product')?.querySelector('.mp-product__buy');
    if (!button) return;
    const observer = new IntersectionObserver(([entry]) => setNeeded(entry?.isIntersecting === false));
    observer.observe(button);
    return () => observer.disconnect();
  }, []);
  if (!href) return null;
  return (
    <div
      ref={bar}
      className="mp-product__bar mp-no-print"
      style={{ insetBlockEnd: dockHeight }}
      data-empty={!isNeeded || undefined}
    >
      {isNeeded && (
        <>
          {price && <Price {...price} />}
          <VisitStore href={href} aria-label={texts.opensStore({ shop: shop.name })} onLeave={onLeave}>
            {texts.visitStore}
          </VisitStore>
        </>
      )}
    </div>
  );
}
