import type { DisputeSummary } from '../../contract/dispute-summary.ts';
import { lookUp } from '../../contract/look-up.ts';
import { inWords } from '../../domain/dispute.ts';
import { disputeMessages as texts } from '../../messages/dispute.ts';

export interface DisputeStatusProps {
  readonly dispute: Pick<DisputeSummary, 'status'>;
  /** Whether the viewer is the dispute's reviewer. */
  readonly isOwn: boolean;
}

/** The status of a dispute, in a word or two. An unknown status is shown in the host's words. */
export function DisputeStatus({ dispute: { status }, isOwn }: DisputeStatusProps) {
  if (!status) return null;
  const isYours = isOwn && status === 'awaiting_reviewer';
  return (
    <span className={`mp-status mp-status--${status}`}>
      {isYours ? texts.yourTurn : (lookUp<string>(texts.statuses, status) ?? inWords(status))}
    </span>
  );
}
