import { isOn } from '../../host/features.ts';
import { atom } from '../core/jotai.ts';
import { meAtom, pick, reviewerAtom } from '../person/reviewer.ts';

/** How many of the reviewer's own disputes wait for their answer; 0 where the host does not say. */
export const waitingDisputesAtom = atom(get =>
  get(reviewerAtom) && isOn('disputes') ? (pick(get(meAtom), 'waiting_disputes_count') ?? 0) : 0,
);
