import type { ReactNode } from 'react';
import type { UnreviewedProduct } from '../../contract/orders.ts';
import { readMoment } from '../../domain/moment.ts';
import { lineItemMessages as texts } from '../../messages/orders.ts';
import { useUi } from '../context.tsx';
import { formatDate } from '../format-date.ts';
import { PictureLink } from '../media/picture-link.tsx';
import { TextLink } from '../navigation/text-link.tsx';

export interface LineItemProps {
  readonly item: UnreviewedProduct;
  /** Loads the picture at once: for those that are visible without scrolling. */
  readonly eager?: boolean | undefined;
  /** Heading level of the title; by default it is no heading. */
  readonly level?: 2 | 3 | undefined;
  /** What was paid for it, formatted. */
  readonly price?: string | null | undefined;
  /** Actions on the item. */
  readonly children?: ReactNode;
}

/** An ordered product: picture, title, store, and when it was ordered. */
export function LineItem({ item, eager, level, price, children }: LineItemProps): ReactNode {
  const { locale } = useUi();
  const Title = level ? (`h${level}` as const) : 'p';
  const { product_internal_path: path, shop_name: shop, shop_internal_path: shopPath } = item;
  const isSold = item.product_in_store !== false;
  const title = item.product_title || texts.product;
  const href = isSold ? path : null;
  const ordered = readMoment(item.placed_at);
  return (
    <article className="mp-line-item" aria-label={title}>
      <PictureLink
        href={href}
        src={item.product_image_url}
        retina={item.product_retina_image_url}
        eager={eager}
        className="mp-line-item__picture"
      />
      <div className="mp-line-item__facts">
        <Title className="mp-line-item__title">
          {href ? (
            <TextLink quiet dir="auto" href={href}>
              {title}
            </TextLink>
          ) : (
            <bdi>{title}</bdi>
          )}
        </Title>
        {shop && (
          <p>
            {shopPath ? (
              <TextLink quiet href={shopPath}>
                {shop}
              </TextLink>
            ) : (
              shop
            )}
          </p>
        )}
        {ordered && <p>{texts.ordered({ date: formatDate(ordered.date, locale) })}</p>}
        {price && <p className="mp-line-item__price">{price}</p>}
        {!isSold && <p>{texts.notInStore}</p>}
      </div>
      {children && <div className="mp-line-item__action">{children}</div>}
    </article>
  );
}
