import type { ReactNode } from 'react';
import type { ArbitratorItem } from '../../contract/arbitrator.ts';
import type { DisputeAction } from '../../contract/dispute.ts';
import { formatPrice } from '../../domain/currency.ts';
import { typeName } from '../../domain/dispute-type.ts';
import { readMoment } from '../../domain/moment.ts';
import { arbitratorMessages as texts } from '../../messages/arbitrator.ts';
import { disputeMessages } from '../../messages/dispute.ts';
import { pathOf } from '../../routing/addresses/paths.ts';
import { listAction } from '../../state/disputes/dispute-actions.ts';
import { useMutation } from '../../state/writes/mutation.ts';
import { DisputeStatus } from '../../ui/cards/dispute-status.tsx';
import { useUi } from '../../ui/context.tsx';
import { formatAgo, formatTimeLeft } from '../../ui/format-ago.ts';
import { formatDeadline } from '../../ui/format-date.ts';
import { LoadingButton } from '../../ui/loading-button.tsx';
import { Avatar } from '../../ui/media/avatar.tsx';
import { PictureLink } from '../../ui/media/picture-link.tsx';
import { TextLink } from '../../ui/navigation/text-link.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

export interface DisputeRowProps {
  readonly dispute: ArbitratorItem;
  readonly now: Date;
}

/** A dispute in the list: what it is about, who waits for whom, and what can be done from here. */
export function DisputeRow({ dispute, now }: DisputeRowProps): ReactNode {
  const { locale } = useUi();
  const { id, shop_name, reviewer, assignee, awaiting, order_value, currency } = dispute;
  const opened = readMoment(dispute.created_at);
  const due = readMoment(awaiting?.until);
  const title = titleOf(dispute);
  const href = dispute.internal_path || pathOf('arbitratorDispute', { disputeId: String(id) });
  const facts = [
    typeName(dispute),
    texts.between({
      reviewer: reviewer?.name || texts.somebody,
      store: shop_name || disputeMessages.parties.store,
    }),
    // In one line.
    opened && texts.opened({ ago: formatAgo(opened, now, locale) }).replaceAll(' ', '\u00a0'),
  ];
  return (
    <article className="mp-case" aria-label={title}>
      <PictureLink className="mp-case__picture" href={href} src={dispute.product_image_url} />
      <div className="mp-case__text">
        <h2 className="mp-h3">
          <TextLink quiet data-dispute={id} href={href}>
            {title}
          </TextLink>
        </h2>
        <p className="mp-small mp-muted">{facts.filter(Boolean).join(' · ')}</p>
        {dispute.excerpt && (
          <p className="mp-case__excerpt" dir="auto">
            {dispute.excerpt}
          </p>
        )}
      </div>
      <div className="mp-case__side">
        {order_value != null && currency && (
          <p className="mp-case__value">
            <VisuallyHidden>{`${texts.value} `}</VisuallyHidden>
            <b>{formatPrice(order_value, currency, locale)}</b>
          </p>
        )}
        {/* What waits for whoever reads the list needs no word: on every row it would say nothing. */}
        {dispute.status !== 'awaiting_arbitrator' && <DisputeStatus dispute={dispute} isOwn={false} />}
        {due && (
          <p
            className={due.end < now ? 'mp-status mp-case__late' : 'mp-case__left'}
            title={formatDeadline(due, locale)}
          >
            {due.end < now
              ? texts.overdue({ date: formatAgo(due, now, locale) })
              : disputeMessages.awaiting.left({
                  time: formatTimeLeft(due.end.getTime() - now.getTime(), locale),
                })}
          </p>
        )}
        {assignee ? (
          <p className="mp-case__owner mp-case__assignee mp-small">
            <Avatar name={assignee.name} image={assignee.avatar_image_url} />
            <span>{texts.assigned({ name: assignee.name || disputeMessages.parties.arbitrator })}</span>
          </p>
        ) : (
          <p className="mp-case__owner mp-small mp-muted">{texts.unassigned}</p>
        )}
        {dispute.actions?.map(action => (
          <ListAction key={action.name} id={String(id)} title={title} action={action} />
        ))}
      </div>
    </article>
  );
}

/** A failed press leaves the button as it is, and a message says why. */
function ListAction({ id, title, action }: { id: string; title: string; action: DisputeAction }): ReactNode {
  const { state, run } = useMutation(listAction, { id, title });
  return (
    <LoadingButton
      size="sm"
      data-action={action.name}
      aria-label={texts.actionOf({ action: action.label, title })}
      loading={state.status === 'pending'}
      onClick={() => void run(action)}
    >
      {action.label}
    </LoadingButton>
  );
}

const titleOf = ({ id, product_title, shop_name }: ArbitratorItem): string =>
  product_title || shop_name || texts.untitled({ id: String(id) });
