import type { ReactNode } from 'react';
import { DisputePage } from '../../disputes/dispute-page.tsx';
import { pathOf } from '../../routing/paths.ts';

/** A dispute as an arbitrator handles it. The host says who may, and what can be done. */
export default function ArbitratorDisputeScreen(): ReactNode {
  return <DisputePage view="arbitrator" listHref={pathOf('arbitrator')} />;
}
