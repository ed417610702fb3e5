import { type ReactNode, useId, useState } from 'react';
import type { DisputableOrder } from '../../domain/new-dispute.ts';
import { disputeFormMessages as texts } from '../../messages/dispute-form.ts';
import type { FieldProps } from '../../state/form/form.ts';
import { Button } from '../../ui/button.tsx';
import { FieldGroup } from '../../ui/forms/field-frame.tsx';
import { TextLink } from '../../ui/navigation/text-link.tsx';
import { OrderFacts } from './order-facts.tsx';

interface OrderFieldProps extends FieldProps<string> {
  readonly orders: readonly DisputableOrder[];
  readonly required?: boolean;
}

/** How many orders are shown before "Show all". */
const visibleAtFirst = 5;

/** The order that a dispute is about: a card for each. One with a dispute that goes on leads there. */
export function OrderField({ name, orders, value, onChange, ...frame }: OrderFieldProps): ReactNode {
  const group = useId() + name;
  const [isAll, setAll] = useState(false);
  const isVisible = ({ id }: DisputableOrder, index: number) =>
    isAll || index < visibleAtFirst || id === value;
  const visible = orders.filter(isVisible);
  return (
    <FieldGroup isRadio {...frame}>
      <div className="mp-order-cards">
        {visible.map(({ id, order, disputeHref }) =>
          disputeHref === null ? (
            <label key={id} className="mp-order-card">
              <input
                type="radio"
                className="mp-radio__input"
                name={group}
                checked={id === value}
                onChange={() => onChange(id)}
              />
              <OrderFacts order={order} />
            </label>
          ) : (
            <div key={id} className="mp-order-card mp-order-card--closed">
              <OrderFacts order={order}>
                <span>{`${texts.ongoing} · `}</span>
                <TextLink href={disputeHref}>{texts.seeDispute}</TextLink>
              </OrderFacts>
            </div>
          ),
        )}
      </div>
      {visible.length < orders.length && (
        <Button variant="ghost" onClick={() => setAll(true)}>
          {texts.allOrders({ count: orders.length })}
        </Button>
      )}
    </FieldGroup>
  );
}
