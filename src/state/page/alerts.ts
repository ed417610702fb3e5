import { atom } from '../core/jotai.ts';

/** A message in a dialog titled 'Error' or 'Success'. */
export interface Alert {
  readonly kind: 'error' | 'success';
  readonly message: string;
  /** Leads to where the person can solve the problem. */
  readonly link?: { readonly href: string; readonly label: string };
}

/** All alerts in order. The first one is open. In a file of their own, because the start watches them. */
export const alertsAtom = atom<readonly Alert[]>([]);
