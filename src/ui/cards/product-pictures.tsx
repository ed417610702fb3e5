import type { ReactNode } from 'react';
import { times } from '../../contract/natives.ts';
import type { PicturedProduct } from '../../contract/shop-result.ts';
import { Skeleton } from '../feedback/skeleton.tsx';
import { Picture } from '../media/picture.tsx';
import { Link } from '../navigation/link.tsx';

interface ProductPicturesProps {
  readonly products: readonly PicturedProduct[] | null | undefined;
  /** How many are shown at most. */
  readonly most: number;
  /** The class that says how many stand beside each other. */
  readonly className: string;
  /** Loads the pictures at once, not only when they come near. */
  readonly eager?: boolean | undefined;
}

/** Pictures of products in a card, each a link above that of the card. Nothing without any. */
export function ProductPictures({ products, most, className, eager }: ProductPicturesProps): ReactNode {
  if (!products?.length) return null;
  return (
    <ul className={`mp-product-pictures ${className}`}>
      {products.slice(0, most).map(({ title, internal_path, image_url, retina_image_url }) => (
        <li key={internal_path}>
          <Link href={internal_path} aria-label={title} title={title}>
            <Picture src={image_url} retina={retina_image_url} alt="" eager={eager} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Their placeholder, of the same height. */
export function ProductPicturesSkeleton({
  most,
  className,
}: Pick<ProductPicturesProps, 'most' | 'className'>): ReactNode {
  return (
    <div className={`mp-product-pictures ${className}`}>
      {times(most, index => (
        <Skeleton key={index} className="mp-picture" />
      ))}
    </div>
  );
}
