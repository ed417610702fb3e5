import type { ReactNode } from 'react';
import type { Dispute, DisputeEvent } from '../../contract/dispute.ts';
import type { DisputeParty } from '../../contract/dispute-summary.ts';
import { lookUp } from '../../contract/look-up.ts';
import { awaitedIn } from '../../domain/dispute.ts';
import { outcomeName } from '../../domain/dispute-type.ts';
import { readMoment } from '../../domain/moment.ts';
import { disputeMessages as texts } from '../../messages/dispute.ts';
import { useUi } from '../../ui/context.tsx';
import { formatDateTime, formatDeadline } from '../../ui/format-date.ts';
import { Awaiting } from './awaiting.tsx';
import { Decision } from './decision.tsx';
import { DisputeFiles } from './dispute-files.tsx';

export interface DisputeTimelineProps {
  readonly dispute: Dispute;
  /** Whether the viewer is the dispute's reviewer, who is called "you". Everybody else is named. */
  readonly isOwn: boolean;
}

/**
 * All that happened in a dispute, the oldest first, with texts and files; last, whose turn it is. Claim and reply stand
 * above it for everybody but the reviewer.
 */
export function DisputeTimeline({ dispute, isOwn }: DisputeTimelineProps): ReactNode {
  const { created_at, awaiting } = dispute;
  const events = dispute.events ?? [];
  const opening: DisputeEvent = { id: 'opened', kind: 'opened', by: 'reviewer', created_at };
  const all = events.some(({ kind }) => kind === 'opened') ? events : [opening, ...events];
  return (
    <ol>
      {all.map(event => (
        <li key={event.id} className={`mp-timeline__step mp-timeline__step--${event.kind ?? 'other'}`}>
          <Step event={event} dispute={dispute} isOwn={isOwn} />
        </li>
      ))}
      {awaiting && (
        <li className="mp-timeline__step mp-timeline__step--next">
          <Awaiting dispute={dispute} isOwn={isOwn} isShort />
        </li>
      )}
    </ol>
  );
}

/** What was said last to the reviewer of a dispute that goes on: the question to answer, or the store's offer. */
export function LastWord({ dispute }: { readonly dispute: Dispute }): ReactNode {
  const event = dispute.events?.findLast(({ body, by }) => body && by && by !== 'reviewer');
  if (!event || !awaitedIn(dispute)) return null;
  return (
    <div>
      <p>
        <b>{titleOf(event, nameIn(dispute, true))}</b>
      </p>
      <p dir="auto" className={`mp-timeline__text mp-timeline__text--${event.by}`}>
        {event.body}
      </p>
    </div>
  );
}

interface StepProps extends DisputeTimelineProps {
  readonly event: DisputeEvent;
}

function Step({ event, dispute, isOwn }: StepProps): ReactNode {
  const { kind, by, files, body, decision } = event;
  const who = nameIn(dispute, isOwn);
  const isOpening = kind === 'opened';
  const title = titleOf(event, who);
  const isAbove =
    !isOwn && (isOpening || event === dispute.events?.find(one => one.kind === 'store_answered'));
  const text = isOpening ? body || dispute.description : body;
  return (
    <>
      <h3 className="mp-timeline__title">{title}</h3>
      <Moment at={event.created_at} />
      {decision && <Decision decision={decision} isOwn={isOwn} />}
      {text && !isAbove && (
        <p dir="auto" className={`mp-timeline__text mp-timeline__text--${by ?? 'nobody'}`}>
          {text}
        </p>
      )}
      {isOpening && isOwn && <Wanted dispute={dispute} />}
      {event.until && <Until until={event.until} />}
      {!isAbove && <DisputeFiles files={isOpening && !files?.length ? dispute.files : files} title={title} />}
    </>
  );
}

/** The outcome that the reviewer wants. */
export function Wanted({ dispute }: { readonly dispute: Dispute }): ReactNode {
  const { desired_outcome_description: text } = dispute;
  const outcome = outcomeName(dispute);
  if (!outcome && !text) return null;
  return (
    <div className="mp-timeline__text mp-timeline__text--reviewer">
      <b>{outcome ? texts.wantedOf({ outcome }) : texts.wanted}</b>
      {text && <p dir="auto">{text}</p>}
    </div>
  );
}

function Moment({ at }: { readonly at: string | null | undefined }): ReactNode {
  const { locale } = useUi();
  const moment = readMoment(at);
  if (!at || !moment) return null;
  return (
    <p className="mp-small mp-muted">
      <time dateTime={at}>{formatDateTime(moment, locale)}</time>
    </p>
  );
}

function Until({ until }: { readonly until: string }): ReactNode {
  const { locale } = useUi();
  const date = readMoment(until);
  if (!date) return null;
  return <p className="mp-small mp-muted">{texts.answerBy({ date: formatDeadline(date, locale) })}</p>;
}

/** The name of a party at the beginning of a sentence. */
type Who = (party: DisputeParty | null | undefined, name?: string | null) => string;

function nameIn({ shop_name, reviewer }: Dispute, isOwn: boolean): Who {
  const names = { store: shop_name, reviewer: reviewer?.name, arbitrator: null };
  return (party, name) => {
    if (!party) return name || texts.parties.store;
    return isOwn && party === 'reviewer' ? texts.you : name || names[party] || texts.parties[party];
  };
}

function titleOf({ kind, by, name, asked }: DisputeEvent, who: Who): string {
  const subject = (party: typeof by, ownName?: typeof name) => {
    const someone = who(party, ownName);
    return { who: someone, isYou: someone === texts.you };
  };
  if (kind === 'store_silent') return texts.store_silent(subject('store'));
  if (kind === 'opened') return texts.opened(subject(by ?? 'reviewer', name));
  if (kind === 'information_requested' && asked)
    return texts.information_requested_of({ ...subject(by, name), asked: inSentence(who(asked)) });
  return texts[kind ?? 'other'](subject(by, name));
}

/** "You" and "The store" within a sentence; names stay as they are. */
function inSentence(name: string): string {
  const words = { you: texts.you, ...texts.parties };
  const found = Object.entries(words).find(([, word]) => word === name);
  return (found && lookUp<string>(texts.inSentence, found[0])) ?? name;
}
