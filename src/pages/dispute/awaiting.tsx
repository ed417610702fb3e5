import { type ReactNode, useState } from 'react';
import type { Dispute } from '../../contract/dispute.ts';
import { awaitedIn } from '../../domain/dispute.ts';
import { readMoment } from '../../domain/moment.ts';
import { hostNow } from '../../host/clock.ts';
import { disputeMessages as texts } from '../../messages/dispute.ts';
import { useUi } from '../../ui/context.tsx';
import { formatTimeLeft } from '../../ui/format-ago.ts';
import { formatDeadline } from '../../ui/format-date.ts';

export interface AwaitingProps {
  readonly dispute: Dispute;
  /** Whether the viewer is the dispute's reviewer. */
  readonly isOwn: boolean;
  /** Names the party alone: the end of the timeline, whose head says the rest. */
  readonly isShort?: boolean | undefined;
}

/**
 * The party whose turn it is, the deadline and, for the reviewer, the next step. Empty once the dispute is over. A status
 * that stands above says whether it is the reviewer's own turn.
 */
export function Awaiting({ dispute, isOwn, isShort = false }: AwaitingProps): ReactNode {
  const awaited = awaitedIn(dispute);
  if (!awaited) return null;
  const { from, until } = awaited;
  const names = {
    store: dispute.shop_name,
    reviewer: dispute.reviewer?.name,
    arbitrator: dispute.assignee?.name,
  };
  const name = names[from];
  const isYours = isOwn && from === 'reviewer';
  return (
    <div className={isYours ? 'mp-awaiting mp-awaiting--yours' : 'mp-awaiting'}>
      {(!isYours || isShort) && (
        <p className="mp-awaiting__title">
          {isYours
            ? texts.awaiting.you
            : name
              ? texts.awaiting.party({ name })
              : from === 'arbitrator'
                ? texts.awaiting.arbitrator
                : texts.statuses[`awaiting_${from}`]}
        </p>
      )}
      {until && !isShort && (
        <p>
          <Deadline until={until} />
        </p>
      )}
      {isOwn && !isShort && from !== 'reviewer' && <p className="mp-muted">{texts.awaiting.next[from]}</p>}
    </div>
  );
}

/** @param until ISO 8601; nothing is shown where it is no date */
export function Deadline({ until }: { readonly until: string }): ReactNode {
  const { locale } = useUi();
  const [now] = useState(() => hostNow().getTime());
  const moment = readMoment(until);
  if (!moment) return null;
  const end = moment.end.getTime();
  const date = formatDeadline(moment, locale);
  return (
    <time dateTime={until}>
      {end <= now ? (
        texts.awaiting.overdue({ date })
      ) : (
        <>
          <span>{`${texts.awaiting.due({ date })} `}</span>
          <span className="mp-awaiting__left">
            {texts.awaiting.left({ time: formatTimeLeft(end - now, locale) })}
          </span>
        </>
      )}
    </time>
  );
}
