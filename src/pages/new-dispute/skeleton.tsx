import type { ReactNode } from 'react';
import { newDisputeMessages as texts } from '../../messages/dispute-page.ts';
import { Skeleton, SkeletonLine } from '../../ui/feedback/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

/** Heights of the fields below their labels, px. */
const fields = [104, 308, 194, 220, 194];

/** The form while it loads. */
export function FormSkeleton(): ReactNode {
  return (
    <>
      <h1 className="mp-h1">{texts.title}</h1>
      <VisuallyHidden>{texts.loading}</VisuallyHidden>
      <p aria-hidden>
        <SkeletonLine width="min(560px, 90%)" line={24} />
      </p>
      <div className="mp-form-page__parts mp-form-page__parts--loading mp-reading" aria-hidden>
        <div className="mp-form">
          {fields.map((height, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
            <div key={index}>
              <p className="mp-field__label">
                <SkeletonLine width={160} />
              </p>
              <Skeleton height={height} />
            </div>
          ))}
        </div>
      </div>
    </>
  );
}
