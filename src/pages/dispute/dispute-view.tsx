import { type ReactNode, useRef } from 'react';
import type { Dispute } from '../../contract/dispute.ts';
import { formatPrice } from '../../domain/currency.ts';
import { orderValue } from '../../domain/dispute-action.ts';
import { typeName } from '../../domain/dispute-type.ts';
import { pageTop } from '../../host/scroller.ts';
import { disputeMessages, disputePageMessages as texts } from '../../messages/dispute.ts';
import { focusElement } from '../../routing/scrolling/focus.ts';
import { scrollInstantly, topBelowHeader } from '../../routing/scrolling/scroll.ts';
import type { DisputeRef } from '../../state/disputes/dispute.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { DisputeStatus } from '../../ui/cards/dispute-status.tsx';
import { LineItem } from '../../ui/cards/line-item.tsx';
import { useUi } from '../../ui/context.tsx';
import { formatDuration } from '../../ui/format-ago.ts';
import { Picture } from '../../ui/media/picture.tsx';
import { Awaiting } from './awaiting.tsx';
import { BothSides } from './both-sides.tsx';
import { Decision } from './decision.tsx';
import { Conflict, DisputeActions } from './dispute-actions.tsx';
import { DisputeTimeline, LastWord } from './dispute-timeline.tsx';
import { DisputedReview, Participants } from './participants.tsx';

interface DisputeViewProps {
  readonly title: string;
  readonly reference: DisputeRef;
  readonly dispute: Dispute;
}

/** A dispute: its status and actions, its events, and its subject. */
export function DisputeView({ title, reference, dispute }: DisputeViewProps): ReactNode {
  const { locale } = useUi();
  const isOwn = reference.view === 'own';
  const standing = useRef<HTMLHeadingElement>(null);
  const { events, response_time: time } = dispute;
  const { order } = dispute;
  const value = orderValue(order);
  const decision = events?.findLast(event => event.decision)?.decision;
  const actionsHeading = useRef<HTMLHeadingElement>(null);
  const actions = (
    <DisputeActions
      dispute={reference}
      order={order}
      actions={dispute.actions}
      next={dispute.next_path}
      heading={actionsHeading}
      onDone={() => standing.current && focusInSight(standing.current)}
    />
  );
  return (
    <>
      <header className="mp-dispute-page__head">
        <div>
          <h1 className="mp-h1">{title}</h1>
          <p className="mp-muted">
            {[texts.number({ id: String(dispute.id) }), typeName(dispute)].filter(Boolean).join(' · ')}
          </p>
        </div>
        <Picture className="mp-dispute-page__picture" src={dispute.product_image_url} alt="" />
        <div className="mp-dispute-page__ways mp-no-print">
          {dispute.next_path && (
            <ButtonLink size="sm" href={dispute.next_path}>
              {texts.next}
            </ButtonLink>
          )}
          <Button size="sm" onClick={() => window.print()}>
            {texts.print}
          </Button>
        </div>
      </header>
      <div className="mp-dispute-page__parts mp-reading">
        <div>
          <section className="mp-dispute-page__standing">
            <div className="mp-dispute-page__status">
              <h2 ref={standing} className="mp-h2">
                {texts.standing}
              </h2>
              <DisputeStatus dispute={dispute} isOwn={isOwn} />
            </div>
            <Awaiting dispute={dispute} isOwn={isOwn} />
            {decision && <Decision decision={decision} isOwn={isOwn} />}
            <Conflict dispute={reference} />
            {isOwn ? (
              <>
                <LastWord dispute={dispute} />
                {actions}
              </>
            ) : (
              Boolean(dispute.actions?.length) && (
                <Button
                  className="mp-dispute-page__jump mp-no-print"
                  onClick={() => {
                    if (!actionsHeading.current) return;
                    scrollInstantly(topBelowHeader(actionsHeading.current));
                    focusElement(actionsHeading.current);
                  }}
                >
                  {texts.toActions}
                </Button>
              )
            )}
          </section>
          {!isOwn && <BothSides dispute={dispute} />}
          <h2 className="mp-h2">{disputeMessages.timeline}</h2>
          <DisputeTimeline dispute={dispute} isOwn={isOwn} />
          {!isOwn && <DisputedReview dispute={dispute} />}
          {/* An arbitrator has read everything by then. */}
          {!isOwn && actions}
        </div>
        <aside className="mp-dispute-page__about">
          <h2 className="mp-h3">{texts.about}</h2>
          <LineItem item={{ ...subject(dispute), ...order }} />
          {!isOwn && value !== null && order?.currency && (
            <p className="mp-small">{texts.value({ price: formatPrice(value, order.currency, locale) })}</p>
          )}
          {time && dispute.awaiting?.from === 'store' && (
            <p className="mp-small mp-muted">
              {texts.responseTime({ time: formatDuration(time.number, time.unit, locale) })}
            </p>
          )}
          {!isOwn && <Participants dispute={dispute} />}
        </aside>
      </div>
    </>
  );
}

/** Focuses a heading, and scrolls up to it where it is out of sight. */
function focusInSight(heading: HTMLElement): void {
  const top = topBelowHeader(heading);
  if (top < pageTop()) scrollInstantly(top);
  focusElement(heading);
}

/** The product and store as the dispute describes them. */
function subject({ product_title, product_image_url, shop_name, shop_internal_path }: Dispute) {
  return { product_title: product_title || shop_name, product_image_url, shop_name, shop_internal_path };
}
