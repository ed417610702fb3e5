import type { ReactNode } from 'react';
import type { DisputeEvent } from '../../contract/dispute.ts';
import { formatPrice } from '../../domain/currency.ts';
import { disputeMessages as texts } from '../../messages/dispute.ts';
import { useUi } from '../../ui/context.tsx';
import { cx } from '../../ui/cx.ts';

export interface DecisionProps {
  readonly decision: NonNullable<DisputeEvent['decision']>;
  /** Whether the reviewer of the dispute is looking. */
  readonly isOwn: boolean;
}

/** The winner of the decision, and the exact refund in its own currency. */
export function Decision({ decision: { outcome, amount, currency }, isOwn }: DecisionProps): ReactNode {
  const { locale } = useUi();
  if (!outcome) return null;
  return (
    <p className={cx('mp-decision', isOwn && outcome !== 'store' && 'mp-decision--good')}>
      <span>{isOwn && outcome === 'reviewer' ? texts.yourFavour : texts.outcomes[outcome]}</span>
      {amount === 0 && <span>{texts.nothingBack}</span>}
      {!!amount && currency && (
        <span>
          {(isOwn ? texts.yourAmount : texts.amount)({ price: formatPrice(amount, currency, locale) })}
        </span>
      )}
    </p>
  );
}
