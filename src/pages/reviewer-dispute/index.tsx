import type { ReactNode } from 'react';
import { DisputePage } from '../../disputes/dispute-page.tsx';
import { disputesHref } from '../../routing/profile-href.ts';
import { useAtomValue } from '../../state/jotai.ts';
import { viewerAtom } from '../../state/reviewer.ts';

/** One's own dispute. */
export default function ReviewerDisputeScreen(): ReactNode {
  const { id } = useAtomValue(viewerAtom);
  return <DisputePage view="own" listHref={disputesHref(id)} />;
}
