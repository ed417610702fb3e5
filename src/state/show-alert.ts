import { type Alert, alertsAtom } from './alerts.ts';
import { atom } from './jotai.ts';

/** Adds an alert at the end, unless the same one is waiting already. */
export const alertAtom = atom(null, (get, set, alert: Alert) => {
  const queue = get(alertsAtom);
  const isKnown = queue.some(({ kind, message }) => kind === alert.kind && message === alert.message);
  if (!isKnown) set(alertsAtom, [...queue, alert]);
});

/** Closes the open alert and opens the next one. */
export const dismissAlertAtom = atom(null, (get, set) => set(alertsAtom, get(alertsAtom).slice(1)));
