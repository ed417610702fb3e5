import { atom } from './jotai.ts';

/** Number of calls that have not been answered yet. */
export const pendingCountAtom = atom(0);
