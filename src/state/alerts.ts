import { atom } from './jotai.ts';

/** A message that has to be noticed, in a dialog titled 'Error' or 'Success'. */
export interface Alert {
  readonly kind: 'error' | 'success';
  readonly message: string;
  /** Leads to where it can be mended. */
  readonly link?: { readonly href: string; readonly label: string };
}

const queueAtom = atom<readonly Alert[]>([]);

/** What is still to be noticed, in order; the first one stands open. */
export const alertsAtom = atom(get => get(queueAtom));

/** Shows an alert, after those that wait already. One that waits with the same words is not repeated. */
export const alertAtom = atom(null, (get, set, alert: Alert) => {
  const queue = get(queueAtom);
  const isKnown = queue.some(({ kind, message }) => kind === alert.kind && message === alert.message);
  if (!isKnown) set(queueAtom, [...queue, alert]);
});

/** Closes the alert that stands open; the next one opens. */
export const dismissAlertAtom = atom(null, (get, set) => set(queueAtom, get(queueAtom).slice(1)));
