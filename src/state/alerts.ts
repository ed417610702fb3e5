import { atom } from './jotai.ts';

/** A message in a dialog titled 'Error' or 'Success'. */
export interface Alert {
  readonly kind: 'error' | 'success';
  readonly message: string;
  /** Leads to where the shopper can solve the problem. */
  readonly link?: { readonly href: string; readonly label: string };
}

const queueAtom = atom<readonly Alert[]>([]);

/** All alerts in order. The first one is open. */
export const alertsAtom = atom(get => get(queueAtom));

/** Adds an alert at the end, unless the same one is waiting already. */
export const alertAtom = atom(null, (get, set, alert: Alert) => {
  const queue = get(queueAtom);
  const isKnown = queue.some(({ kind, message }) => kind === alert.kind && message === alert.message);
  if (!isKnown) set(queueAtom, [...queue, alert]);
});

/** Closes the open alert and opens the next one. */
export const dismissAlertAtom = atom(null, (get, set) => set(queueAtom, get(queueAtom).slice(1)));
