import { type ReactNode, useRef } from 'react';
import type { Dispute } from '../../contract/dispute.ts';
import { disputeMessages } from '../../contract/messages/disputes.ts';
import { reviewerDisputeMessages as texts } from '../../contract/messages/reviewer-dispute.ts';
import { DisputeStatus } from '../../disputes/dispute-status.tsx';
import type { DisputeParts } from '../../disputes/lazy.ts';
import { inWords } from '../../domain/disputes.ts';
import { focusElement } from '../../routing/scroll-and-focus.ts';
import { Button } from '../../ui/button.tsx';
import { LineItem } from '../../ui/cards/line-item.tsx';
import { useUi } from '../../ui/context.tsx';
import { formatDuration } from '../../ui/format-ago.ts';

interface OwnDisputeProps {
  readonly title: string;
  /** As in the address. */
  readonly id: string;
  readonly dispute: Dispute;
  readonly parts: DisputeParts;
}

/** Where it stands and what can be done, what happened, and what it is about. */
export function OwnDispute({ title, id, dispute, parts }: OwnDisputeProps): ReactNode {
  const { locale } = useUi();
  const standing = useRef<HTMLHeadingElement>(null);
  const { dispute_type: type, events, response_time: time } = dispute;
  const decision = events?.findLast(event => event.decision)?.decision;
  return (
    <>
      <header className="mp-own-dispute__head">
        <div>
          <h1 className="mp-h1">{title}</h1>
          <p className="mp-muted">
            {[texts.number(String(dispute.id)), type && inWords(type)].filter(Boolean).join(' · ')}
          </p>
        </div>
        <Button className="mp-no-print" onClick={() => window.print()}>
          {texts.print}
        </Button>
      </header>
      <div className="mp-own-dispute__parts">
        <div>
          <section className="mp-own-dispute__standing">
            <div className="mp-own-dispute__status">
              <h2 ref={standing} className="mp-h2">
                {texts.standing}
              </h2>
              <DisputeStatus dispute={dispute} isOwn />
            </div>
            <parts.Awaiting dispute={dispute} isOwn />
            {decision && <parts.Decision decision={decision} isOwn />}
            <parts.DisputeActions
              dispute={{ id, view: 'own' }}
              actions={dispute.actions}
              onDone={() => standing.current && focusElement(standing.current)}
            />
          </section>
          <h2 className="mp-h2">{disputeMessages.timeline}</h2>
          <parts.DisputeTimeline dispute={dispute} isOwn />
        </div>
        <aside className="mp-own-dispute__about">
          <h2 className="mp-h3">{texts.about}</h2>
          <LineItem item={{ ...subject(dispute), ...dispute.order }} />
          {time && (
            <p className="mp-small mp-muted">
              {texts.responseTime(formatDuration(time.number, time.unit, locale))}
            </p>
          )}
        </aside>
      </div>
    </>
  );
}

/** What a dispute itself says of the product and the store. */
function subject({ product_title, product_image_url, shop_name, shop_internal_path }: Dispute) {
  return { product_title: product_title || shop_name, product_image_url, shop_name, shop_internal_path };
}
