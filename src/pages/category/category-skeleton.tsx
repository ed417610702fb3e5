import type { ReactNode } from 'react';
import { times } from '../../contract/natives.ts';
import { ProductGridSkeleton } from '../../ui/cards/product-card.tsx';
import { Skeleton, SkeletonLine } from '../../ui/feedback/skeleton.tsx';

/** Shown while the category loads. */
export function CategorySkeleton(): ReactNode {
  return (
    <div aria-hidden>
      <SkeletonLine width="40%" line={32} />
      <div className="mp-category__head">
        <SkeletonLine width="min(320px, 70%)" line={56} />
        <SkeletonLine width="min(520px, 90%)" line={24} />
        <Skeleton width={220} height="var(--mp-control)" />
      </div>
      <div className="mp-subcategories">
        {times(4, index => (
          <div key={index} className="mp-subcategory">
            <Skeleton className="mp-picture" />
            <SkeletonLine width="70%" line={24} />
          </div>
        ))}
      </div>
      <div className="mp-section">
        <ProductGridSkeleton count={6} />
      </div>
    </div>
  );
}
