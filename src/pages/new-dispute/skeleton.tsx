import type { ReactNode } from 'react';
import { newDisputeMessages as texts } from '../../messages/new-dispute.ts';
import { SkeletonLine } from '../../ui/feedback/skeleton.tsx';
import { FieldSkeletons } from '../../ui/forms/field-skeletons.tsx';
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
          <FieldSkeletons heights={fields} labelWidth={160} />
        </div>
      </div>
    </>
  );
}
