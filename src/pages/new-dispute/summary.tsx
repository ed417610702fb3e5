import type { ReactNode } from 'react';
import { contentOf } from '../../contract/content.ts';
import type { Choice } from '../../domain/dispute.ts';
import { outcomeChoices, typeChoices } from '../../domain/dispute-type.ts';
import { fileSize } from '../../domain/file-type.ts';
import type { DisputeDraft } from '../../domain/new-dispute.ts';
import { disputeFormMessages as texts } from '../../messages/dispute-form.ts';
import type { DisputeTarget } from '../../state/disputes/new-dispute.ts';
import { useUi } from '../../ui/context.tsx';
import { OrderFacts } from './order-facts.tsx';

interface SummaryProps {
  readonly target: DisputeTarget;
  readonly draft: DisputeDraft;
}

/** Everything that is going to be sent, to be looked over. */
export function Summary({ target: { form, orders }, draft }: SummaryProps): ReactNode {
  const { locale } = useUi();
  const order = orders.find(({ id }) => id === draft.source_id)?.order;
  return (
    <dl className="mp-dispute-summary">
      <Entry label={texts.source}>{order && <OrderFacts order={order} />}</Entry>
      <Entry label={texts.type}>{labelIn(typeChoices(form.dispute_types), draft.dispute_type)}</Entry>
      <Entry label={texts.description}>{typed(draft.description)}</Entry>
      <Entry label={texts.outcomeType}>
        {labelIn(outcomeChoices(form.outcome_types), draft.desired_outcome_type)}
      </Entry>
      <Entry label={texts.outcome}>{typed(draft.desired_outcome_description)}</Entry>
      <Entry label={texts.files}>
        {draft.files.length > 0 && (
          <ul>
            {draft.files.map((file, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two files may be alike, and the list stays as it is
              <li key={index}>
                <bdi>{file.name}</bdi>
                <span className="mp-muted">{` ${fileSize(file.size, locale)}`}</span>
              </li>
            ))}
          </ul>
        )}
      </Entry>
    </dl>
  );
}

function Entry({ label, children }: { readonly label: string; readonly children: ReactNode }): ReactNode {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children || <span className="mp-muted">{texts.none}</span>}</dd>
    </div>
  );
}

/** A written text, in its own direction. */
const typed = (text: string): ReactNode => contentOf(text) && <p dir="auto">{contentOf(text)}</p>;

const labelIn = (choices: readonly Choice[], chosen: string) =>
  choices.find(({ value }) => value === chosen)?.label;
