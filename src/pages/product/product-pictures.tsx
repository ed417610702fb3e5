import { useState } from 'react';
import type { ProductData } from '../../contract/product.ts';
import { productMedia } from '../../domain/product-media.ts';
import { productMessages as texts } from '../../messages/product.ts';
import { Picture } from '../../ui/media/picture.tsx';
import { useGallery } from '../../ui/media/use-gallery.tsx';

/**
 * The pictures of a product in a row that is swiped, and a button for each where there are several: dots on phones, small
 * pictures elsewhere. A press enlarges.
 */
export function ProductPictures({ product }: { readonly product: ProductData }) {
  const { image_url, retina_image_url, images, title } = product;
  const given = images?.length ? images : [{ image_url, retina_image_url, alt: null }];
  const shown = given.filter(one => one.image_url || one.retina_image_url);
  const items = shown.flatMap(one => productMedia(one.image_url, one.retina_image_url));
  const { openers, tile, dialog } = useGallery<HTMLUListElement>(title, items);
  const [current, setCurrent] = useState(0);
  if (items.length === 0) return <Picture className="mp-product__picture" src={null} alt={title} priority />;
  const name = (index: number) =>
    shown[index]?.alt || (index === 0 ? title : texts.picture({ title, number: index + 1 }));
  return (
    <div>
      <ul
        ref={openers}
        className="mp-product__pictures"
        onScroll={({ currentTarget: row }) =>
          // In right-to-left text `scrollLeft` is negative.
          setCurrent(Math.round(Math.abs(row.scrollLeft) / row.clientWidth) || 0)
        }
      >
        {items.map(({ id, picture }, index) => (
          <li key={id} inert={index !== current}>
            <button
              {...tile(index)}
              className="mp-picture-button"
              aria-label={texts.enlarge({ title: name(index) })}
            >
              <Picture
                className="mp-product__picture"
                src={picture?.compact}
                retina={picture?.huge}
                alt={name(index)}
                priority={index === 0}
              />
            </button>
          </li>
        ))}
      </ul>
      {items.length > 1 && (
        <ul className="mp-product__thumbnails" aria-label={texts.pictures}>
          {items.map(({ id, picture }, index) => (
            <li key={id}>
              <button
                type="button"
                className="mp-picture-button"
                aria-label={texts.show({ picture: name(index) })}
                aria-current={index === current}
                onClick={() =>
                  openers.current?.children[index]?.scrollIntoView({ block: 'nearest', inline: 'start' })
                }
              >
                <Picture src={picture?.compact} alt="" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {dialog}
    </div>
  );
}
