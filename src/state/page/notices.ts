import { atom } from '../core/jotai.ts';
import { type Alert, alertsAtom } from './alerts.ts';

/** A message about the result of an action, at the bottom of the window. */
export interface ToastMessage {
  readonly text: string;
  /** A `spoken` message is for screen readers only, because the result is visible. */
  readonly tone: 'danger' | 'warning' | 'success' | 'spoken';
  /** Takes the action back. */
  readonly undo?: () => void;
  /** Does it again. */
  readonly retry?: () => void;
  /** Leads to where the person can solve the problem. */
  readonly link?: { readonly href: string; readonly label: string; readonly onFollow?: () => void };
}

/** The last message; null after it was dismissed. */
export const toastAtom = atom<ToastMessage | null>(null);

/** The height of what lies at the bottom of the window on every screen, px. */
export const dockHeightAtom = atom(0);

/** Adds an alert at the end, unless the same one is waiting already. */
export const alertAtom = atom(null, (get, set, alert: Alert) => {
  const queue = get(alertsAtom);
  const isKnown = queue.some(({ kind, message }) => kind === alert.kind && message === alert.message);
  if (!isKnown) set(alertsAtom, [...queue, alert]);
});

/** Closes the open alert and opens the next one. */
export const dismissAlertAtom = atom(null, (get, set) => set(alertsAtom, get(alertsAtom).slice(1)));
