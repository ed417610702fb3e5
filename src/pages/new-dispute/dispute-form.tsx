import { type ReactNode, useEffect, useRef, useState } from 'react';
import { disputeLimits } from '../../contract/dispute.ts';
import { outcomeChoices, typeChoices } from '../../domain/dispute-type.ts';
import { emptyDispute } from '../../domain/new-dispute.ts';
import { mayReview } from '../../domain/orders.ts';
import { FilesField } from '../../forms/file-fields.tsx';
import { Form } from '../../forms/form.tsx';
import { FormParts, Tips } from '../../forms/form-page.tsx';
import { disputeFormMessages as texts } from '../../messages/dispute-form.ts';
import { newDisputeMessages } from '../../messages/new-dispute.ts';
import { useCloseOnBack } from '../../routing/history/use-close-on-back.ts';
import { focusElement } from '../../routing/scrolling/focus.ts';
import { scrollInstantly } from '../../routing/scrolling/scroll.ts';
import { useSetAtom } from '../../state/core/jotai.ts';
import { type DisputeTarget, goToDisputesAtom, newDisputeForm } from '../../state/disputes/new-dispute.ts';
import { useForm } from '../../state/form/form.ts';
import { Button } from '../../ui/button.tsx';
import { useUi } from '../../ui/context.tsx';
import { formatDuration } from '../../ui/format-ago.ts';
import { RadioGroup } from '../../ui/forms/radio-group.tsx';
import { TextArea } from '../../ui/forms/text-area.tsx';
import { OrderField } from './order-field.tsx';
import { Summary } from './summary.tsx';

/** The form, in two steps: filling it in, and looking it over before it is sent. */
export function DisputeForm({ target }: { readonly target: DisputeTarget }): ReactNode {
  const { orders, form: data } = target;
  const goToDisputes = useSetAtom(goToDisputesAtom);
  const form = useForm(newDisputeForm, target, emptyDispute(orders), () => goToDisputes());
  const [isReviewing, setReviewing] = useState(false);
  // The host's error of a field is displayed at the field.
  if (isReviewing && form.errors.length > 0) setReviewing(false);
  useCloseOnBack(isReviewing, () => setReviewing(false));
  const heading = useStepHeading(isReviewing);
  const shop = data.shop_name || texts.store;
  const time = useResponseTime(target);
  const order = orders.find(({ id }) => id === form.values.source_id)?.order;
  return (
    <>
      <h1 ref={heading} className="mp-h1">
        {isReviewing ? texts.reviewTitle : newDisputeMessages.title}
      </h1>
      <p className="mp-muted">
        {isReviewing
          ? texts.reviewLead({ shop })
          : time
            ? texts.leadWithin({ shop, time })
            : texts.lead({ shop })}
      </p>
      <FormParts
        form={
          <Form
            // The notice of a restored draft stands over the fields, not over the summary.
            form={isReviewing ? { ...form, draft: { ...form.draft, isRestored: false } } : form}
            isSilent
            submitLabel={isReviewing ? texts.send : texts.look}
            onReady={
              isReviewing
                ? undefined
                : () => {
                    setReviewing(true);
                    return false;
                  }
            }
            actions={
              isReviewing && (
                <>
                  <Button variant="ghost" size="lg" onClick={() => setReviewing(false)}>
                    {texts.change}
                  </Button>
                  {order && mayReview(order) && <p className="mp-small mp-muted">{texts.noReview}</p>}
                </>
              )
            }
          >
            {isReviewing && <Summary target={target} draft={form.values} />}
            {/* Kept while it is looked over: files are in the field itself. */}
            <div className="mp-new-dispute__fields" hidden={isReviewing}>
              <OrderField {...form.field('source_id')} orders={orders} required />
              <RadioGroup
                {...form.field('dispute_type')}
                options={typeChoices(data.dispute_types)}
                required
              />
              <TextArea
                {...form.field('description')}
                hint={texts.descriptionHint}
                max={disputeLimits.description}
                required
              />
              <RadioGroup
                {...form.field('desired_outcome_type')}
                options={outcomeChoices(data.outcome_types)}
                required
              />
              <TextArea
                {...form.field('desired_outcome_description')}
                hint={texts.outcomeHint}
                max={disputeLimits.outcome}
                rows={3}
              />
              <FilesField
                {...form.fileField('files')}
                hint={texts.filesHint({ max: disputeLimits.files })}
                kinds={['picture', 'video', 'pdf']}
                max={disputeLimits.files}
              />
            </div>
          </Form>
        }
        guide={<Guide shop={shop} time={time} />}
      />
    </>
  );
}

/** The heading of a form with steps, which gets the focus, in sight, when the step changes. */
function useStepHeading(step: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shownStep = useRef(step);
  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    // A field that is wrong has the focus already.
    if (heading.current && !document.activeElement?.closest('.mp-field')) {
      scrollInstantly(0);
      focusElement(heading.current);
    }
  }, [step]);
  return heading;
}

/** How long the store has to answer, such as "2 days"; null where that is not known. */
function useResponseTime({ form: { response_time: time } }: DisputeTarget): string | null {
  const { locale } = useUi();
  return time ? formatDuration(time.number, time.unit, locale) : null;
}

function Guide({ shop, time }: { readonly shop: string; readonly time: string | null }) {
  const answers = time ? texts.answersWithin({ shop, time }) : texts.answers({ shop });
  return (
    <>
      <h2 className="mp-h3">{texts.steps}</h2>
      <ol>
        {[answers, ...texts.nextSteps, texts.noReview].map(step => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <Tips title={texts.good} tips={texts.tips} />
    </>
  );
}
