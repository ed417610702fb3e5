import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { usedFor } from '../../contract/reviews.ts';
import { reviewLimits } from '../../contract/write-review.ts';
import { emptyReview } from '../../domain/new-review.ts';
import { UploadField } from '../../forms/file-fields.tsx';
import { Form } from '../../forms/form.tsx';
import { FormParts, Tips } from '../../forms/form-page.tsx';
import { newReviewMessages as texts } from '../../messages/new-review.ts';
import { usedForMessages } from '../../messages/review-facts.ts';
import { writeReviewMessages } from '../../messages/write-review.ts';
import { useAtomValue, useSetAtom } from '../../state/core/jotai.ts';
import { useForm } from '../../state/form/form.ts';
import { reviewerAtom } from '../../state/person/reviewer.ts';
import { newReviewForm, sayDraftAtom } from '../../state/reviews/new-review.ts';
import type { ReviewTarget } from '../../state/reviews/write-review.ts';
import { LineItem } from '../../ui/cards/line-item.tsx';
import { RadioGroup } from '../../ui/forms/radio-group.tsx';
import { SelectField } from '../../ui/forms/select-field.tsx';
import { StarField } from '../../ui/forms/star-field.tsx';
import { TextArea } from '../../ui/forms/text-area.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';

/** The form of a new review, beside what helps others. */
export function ReviewForm({ target }: { readonly target: ReviewTarget }): ReactNode {
  const form = useForm(newReviewForm, target, emptyReview);
  const reviewer = useAtomValue(reviewerAtom);
  const sayDraft = useSetAtom(sayDraftAtom);
  const onLeave = useEffectEvent(() => sayDraft(target.lineItem));
  // After the form: it writes its draft when it goes.
  useEffect(() => () => onLeave(), []);
  return (
    <>
      <h1 className="mp-h1">{writeReviewMessages.title}</h1>
      {target.item && (
        <div className="mp-line-items">
          <LineItem item={target.item} eager />
        </div>
      )}
      <FormParts
        form={
          <Form
            form={form}
            submitLabel={texts.publish}
            actions={
              reviewer?.name && (
                <p className="mp-small mp-muted">{texts.publishedAs({ name: reviewer.name })}</p>
              )
            }
          >
            <StarField {...form.field('rating')} required />
            <TextField {...form.field('title')} hint={texts.headingHint} />
            <TextArea {...form.field('body')} hint={texts.bodyHint} max={reviewLimits.body} required />
            <UploadField
              {...form.fileField('uploads')}
              hint={texts.uploadsHint({ max: reviewLimits.files })}
              kinds={['picture', 'video']}
              max={reviewLimits.files}
            />
            <SelectField
              {...form.field('used_for')}
              options={usedFor.map(value => ({ value, label: usedForMessages[value] }))}
            />
            <RadioGroup
              {...form.field('recommend')}
              options={[
                { value: true, label: texts.yes },
                { value: false, label: texts.no },
              ]}
            />
          </Form>
        }
        guide={<Tips title={texts.helpful} tips={texts.tips} />}
      />
    </>
  );
}
