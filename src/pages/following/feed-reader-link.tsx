import { type ReactNode, useState } from 'react';
import { followingMessages as texts } from '../../messages/following.ts';
import { renewingFeed } from '../../state/person/renew-feed.ts';
import { useMutation } from '../../state/writes/mutation.ts';
import { Button } from '../../ui/button.tsx';
import { LoadingButton } from '../../ui/loading-button.tsx';
import { QuestionDialog } from '../../ui/overlays/question-dialog.tsx';

interface FeedReaderLinkProps {
  readonly href: string;
  /** Whether the host gives it another address on request. */
  readonly isRenewable: boolean;
}

/** The address for feed readers, where the host has one. Whoever knows it can read the feed, so it can be replaced. */
export function FeedReaderLink({ href, isRenewable }: FeedReaderLinkProps): ReactNode {
  const { state, run } = useMutation(renewingFeed, null);
  const [isAsking, setAsking] = useState(false);
  const { ask, title, text, renew, cancel } = texts.feedAddress;
  return (
    <div className="mp-following__reader mp-small">
      <a className="mp-link" href={href} type="application/atom+xml">
        {texts.feedReader}
      </a>
      {isRenewable && (
        <LoadingButton size="sm" loading={state.status === 'pending'} onClick={() => setAsking(true)}>
          {ask}
        </LoadingButton>
      )}
      {isAsking && (
        <QuestionDialog title={title} text={text} onDismiss={() => setAsking(false)}>
          <Button
            variant="primary"
            block
            onClick={() => {
              setAsking(false);
              void run({});
            }}
          >
            {renew}
          </Button>
          <Button variant="ghost" block onClick={() => setAsking(false)}>
            {cancel}
          </Button>
        </QuestionDialog>
      )}
    </div>
  );
}
