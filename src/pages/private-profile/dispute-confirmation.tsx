import { type ReactNode, useEffect } from 'react';
import { ownListMessages } from '../../messages/profile-lists.ts';
import { uiMessages } from '../../messages/ui.ts';
import { useAtomValue, useSetAtom } from '../../state/core/jotai.ts';
import { servicesAtom } from '../../state/core/services.ts';
import { forgetOpenedDisputeAtom, openedDisputeAtom } from '../../state/disputes/opened-dispute.ts';
import { useUi } from '../../ui/context.tsx';
import { formatDuration } from '../../ui/format-ago.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { CircleCheck } from '../../ui/icons/circle-check.ts';
import { X } from '../../ui/icons/x.ts';

const texts = ownListMessages.dispute;

/** Says for a minute that a dispute was opened, with whom, and how long an answer takes. A reload does not end it. */
export function DisputeConfirmation(): ReactNode {
  const { locale } = useUi();
  const { now } = useAtomValue(servicesAtom);
  const opened = useAtomValue(openedDisputeAtom);
  const forget = useSetAtom(forgetOpenedDisputeAtom);
  const until = opened?.until;
  useEffect(() => {
    if (until === undefined) return;
    const timer = setTimeout(forget, until - now());
    return () => clearTimeout(timer);
  }, [until, now, forget]);
  if (!opened) return null;
  const { response_time: time } = opened;
  const shop = opened.shop || texts.store;
  return (
    <div className="mp-message mp-message--success" role="status">
      <CircleCheck size={20} />
      <div className="mp-message__text">
        <b>{texts.openedTitle}</b>
        <span>{` ${
          time
            ? texts.openedUntil({ shop, time: formatDuration(time.number, time.unit, locale) })
            : texts.openedWith({ shop })
        }`}</span>
      </div>
      <IconButton icon={X} label={uiMessages.dismiss} size="sm" onClick={() => forget()} />
    </div>
  );
}
