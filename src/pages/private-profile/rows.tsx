import type { ReactNode } from 'react';
import type { DisputeSummary } from '../../contract/dispute-summary.ts';
import { lookUp } from '../../contract/look-up.ts';
import type { OrderLineItem } from '../../contract/orders.ts';
import type { Reward } from '../../contract/profile.ts';
import { typeName } from '../../domain/dispute-type.ts';
import { readMoment } from '../../domain/moment.ts';
import { mayReview, newReviewHref, orderReviewHref } from '../../domain/orders.ts';
import { isSpent } from '../../domain/rewards.ts';
import { hostNow } from '../../host/clock.ts';
import { ownListMessages } from '../../messages/profile-lists.ts';
import { pathOf } from '../../routing/addresses/paths.ts';
import { useAtomValue, useSetAtom } from '../../state/core/jotai.ts';
import { moneyAtom } from '../../state/money/money.ts';
import { toastAtom } from '../../state/page/notices.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { DisputeStatus } from '../../ui/cards/dispute-status.tsx';
import { LineItem } from '../../ui/cards/line-item.tsx';
import { OrderDispute } from '../../ui/cards/order-dispute.tsx';
import { useUi } from '../../ui/context.tsx';
import { formatTimeLeft } from '../../ui/format-ago.ts';
import { formatDate, formatDeadline } from '../../ui/format-date.ts';
import { Gift } from '../../ui/icons/gift.ts';
import { PictureLink } from '../../ui/media/picture-link.tsx';
import { TextLink } from '../../ui/navigation/text-link.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

const { reward: rewardTexts, order: orderTexts, dispute: disputeTexts } = ownListMessages;

/** A voucher that ends so soon says how long it is still good for. */
const soonMs = 14 * 24 * 60 * 60 * 1000;

/**
 * A reward for a review, as a voucher: what it is worth, and beside it how to use it, unless it is over. What the host does not
 * send is left out.
 */
export function RewardRow({ reward }: { readonly reward: Reward }): ReactNode {
  const money = useAtomValue(moneyAtom);
  const { code, shop_name: shop } = reward;
  const spent = isSpent(reward);
  const status = reward.status === 'open' ? null : reward.status;
  const worth = money(reward.amount, reward.currency, true);
  const title = reward.title || worth?.price || rewardTexts.untitled;
  return (
    <article className="mp-reward" aria-label={title} data-spent={spent || undefined}>
      <div className="mp-reward__worth">
        {worth && reward.title ? <b>{worth.price}</b> : <Gift size={36} strokeWidth={1.5} />}
        {worth?.about && <span className="mp-small mp-muted">{worth.about}</span>}
        {status && (
          <span className={`mp-status mp-status--${status}`}>
            {lookUp(rewardTexts.statuses, status) ?? status}
          </span>
        )}
      </div>
      <div className="mp-reward__text">
        {/* A Latin name in an Arabic line would turn its order around. */}
        {shop && (
          <p className="mp-small mp-muted">
            <bdi>
              <Named name={shop} path={reward.shop_internal_path} />
            </bdi>
          </p>
        )}
        <h2 className="mp-line-item__title">{title}</h2>
        {reward.description && !spent && <p className="mp-small">{reward.description}</p>}
        {code && !spent && (
          <p className="mp-reward__redeem">
            <VisuallyHidden>{`${rewardTexts.code} `}</VisuallyHidden>
            <code className="mp-reward__code">{code}</code>
            <CopyButton code={code} />
          </p>
        )}
        <RewardFacts reward={reward} />
      </div>
    </article>
  );
}

/** Until when a reward can be used or could be, and what it is for. The date says nothing of a used one. */
function RewardFacts({ reward }: { readonly reward: Reward }): ReactNode {
  const day = useDay();
  const { locale } = useUi();
  const { product_title: product } = reward;
  const until = day(reward.expires_at);
  const since = day(reward.created_at);
  const end = readMoment(reward.expires_at)?.end.getTime();
  const spent = isSpent(reward);
  const left = end === undefined || spent ? 0 : end - hostNow().getTime();
  return (
    <>
      {until && reward.status !== 'used' && (
        <p className="mp-small">
          {(reward.status === 'expired' ? rewardTexts.expired : rewardTexts.until)({ date: until })}
        </p>
      )}
      {!until && !spent && <p className="mp-small mp-muted">{rewardTexts.endless}</p>}
      {left > 0 && left < soonMs && (
        <p className="mp-small mp-reward__soon">{rewardTexts.left({ time: formatTimeLeft(left, locale) })}</p>
      )}
      {product && (
        <p className="mp-small mp-muted">
          <span>{`${rewardTexts.for} `}</span>
          <Named name={product} path={reward.product_internal_path} />
        </p>
      )}
      {since && !spent && <p className="mp-reward__since">{rewardTexts.since({ date: since })}</p>}
    </>
  );
}

/** Copies a code, and says so. */
function CopyButton({ code }: { readonly code: string }): ReactNode {
  const showToast = useSetAtom(toastAtom);
  const copy = async () => {
    try {
      // Browsers have no clipboard for pages without https: that throws, too.
      await navigator.clipboard.writeText(code);
      showToast({ text: rewardTexts.copied({ code }), tone: 'success' });
    } catch {
      showToast({ text: rewardTexts.notCopied({ code }), tone: 'warning' });
    }
  };
  return (
    <Button size="sm" aria-label={rewardTexts.copyOf({ code })} onClick={() => void copy()}>
      {rewardTexts.copy}
    </Button>
  );
}

/** An ordered product, and what was paid for it. */
export function OrderRow({ item }: { readonly item: OrderLineItem }): ReactNode {
  const money = useAtomValue(moneyAtom);
  const quantity = item.quantity || 1;
  const worth = money(item.price == null ? null : item.price * quantity, item.currency, true);
  const price =
    worth && (quantity > 1 ? orderTexts.piecesFor({ count: quantity, price: worth.price }) : worth.price);
  return (
    <LineItem item={item} price={price}>
      <OrderActions item={item} />
    </LineItem>
  );
}

/** Beside an ordered product: what can be done about its review, and about the order, or how its dispute stands. */
function OrderActions({ item }: { readonly item: OrderLineItem }): ReactNode {
  return (
    <div className="mp-line-item__actions">
      {item.dispute_path && <DisputeStatus dispute={{ status: item.dispute_status }} isOwn />}
      <ReviewAction item={item} />
      <OrderDispute item={item} />
    </div>
  );
}

function ReviewAction({ item }: { readonly item: OrderLineItem }): ReactNode {
  const review = orderReviewHref(item);
  if (review)
    return (
      <TextLink href={review} aria-label={actionOf(orderTexts.see, item)}>
        {orderTexts.see}
      </TextLink>
    );
  if (item.review_public_id) return <span className="mp-status">{orderTexts.reviewed}</span>;
  if (item.dispute_path) return null;
  if (!mayReview(item)) return <span className="mp-muted">{orderTexts.notReviewable}</span>;
  return (
    <ButtonLink size="sm" href={newReviewHref(item.public_id)} aria-label={actionOf(orderTexts.write, item)}>
      {orderTexts.write}
    </ButtonLink>
  );
}

/** Whose turn it is, and until when. */
const dueTexts = { reviewer: 'answerBy', store: 'storeBy', arbitrator: 'arbitratorBy' } as const;

export function DisputeRow({ dispute }: { readonly dispute: DisputeSummary }): ReactNode {
  const day = useDay();
  const opened = day(dispute.created_at);
  const { awaiting } = dispute;
  const until = day(awaiting?.until, formatDeadline);
  const title = dispute.product_title || dispute.shop_name || disputeTexts.untitled;
  const href = dispute.internal_path || pathOf('reviewerDispute', { disputeId: String(dispute.id) });
  return (
    <article className="mp-line-item mp-dispute" aria-label={title}>
      <PictureLink href={href} src={dispute.product_image_url} className="mp-line-item__picture" />
      <div className="mp-line-item__facts">
        <DisputeStatus dispute={dispute} isOwn />
        <h2 className="mp-line-item__title">
          <TextLink quiet href={href}>
            {title}
          </TextLink>
        </h2>
        {typeName(dispute) && <p>{typeName(dispute)}</p>}
        {dispute.shop_name && <p>{disputeTexts.with({ shop: dispute.shop_name })}</p>}
        {opened && <p>{disputeTexts.opened({ date: opened })}</p>}
        {awaiting && until && (
          <p className="mp-dispute__due">{disputeTexts[dueTexts[awaiting.from]]({ date: until })}</p>
        )}
      </div>
    </article>
  );
}

function Named({ name, path }: { readonly name: string; readonly path: string | null | undefined }) {
  return path ? (
    <TextLink quiet href={path}>
      {name}
    </TextLink>
  ) : (
    <span>{name}</span>
  );
}

/** Formats the dates of the host; null where there is none. */
function useDay(): (text: string | null | undefined, format?: typeof formatDeadline) => string | null {
  const { locale } = useUi();
  return (text, format = ({ date }) => formatDate(date, locale)) => {
    const moment = readMoment(text);
    return moment && format(moment, locale);
  };
}

/** The name of a link among others: what it does, and for what. */
const actionOf = (action: string, { product_title: product }: OrderLineItem) =>
  product ? ownListMessages.actionOf({ action, product }) : action;
