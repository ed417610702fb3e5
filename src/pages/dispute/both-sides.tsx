import type { ReactNode } from 'react';
import type { Dispute } from '../../contract/dispute.ts';
import { disputePageMessages as texts } from '../../messages/dispute.ts';
import { DisputeFiles } from './dispute-files.tsx';
import { Wanted } from './dispute-timeline.tsx';

/** Both sides, beside each other: the claim with the reviewer's wish, and the store's reply, with files. */
export function BothSides({ dispute }: { readonly dispute: Dispute }): ReactNode {
  const { description, events, shop_name, reviewer } = dispute;
  const opened = events?.find(({ kind }) => kind === 'opened');
  const reply = events?.find(({ kind }) => kind === 'store_answered');
  return (
    <div className="mp-both-sides">
      <section>
        <h2 className="mp-h2">{texts.claim}</h2>
        {reviewer?.name && <p className="mp-small mp-muted">{reviewer.name}</p>}
        <p dir="auto" className="mp-timeline__text mp-timeline__text--reviewer">
          {opened?.body || description}
        </p>
        <Wanted dispute={dispute} />
        <DisputeFiles files={opened?.files?.length ? opened.files : dispute.files} title={texts.claim} />
      </section>
      <section>
        <h2 className="mp-h2">{texts.reply}</h2>
        {shop_name && <p className="mp-small mp-muted">{shop_name}</p>}
        {reply ? (
          <p dir="auto" className="mp-timeline__text">
            {reply.body}
          </p>
        ) : (
          <p className="mp-muted">{texts.noReply}</p>
        )}
        <DisputeFiles files={reply?.files} title={texts.reply} />
      </section>
    </div>
  );
}
