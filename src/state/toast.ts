import { atom } from './jotai.ts';

/** A message about the result of an action, at the bottom of the window. */
export interface ToastMessage {
  readonly text: string;
  /** A `spoken` message is for screen readers only, because the result is visible. */
  readonly tone: 'danger' | 'warning' | 'success' | 'spoken';
  /** Takes the action back. */
  readonly undo?: () => void;
  /** Leads to where the shopper can solve the problem. */
  readonly link?: { readonly href: string; readonly label: string; readonly onFollow?: () => void };
}

/** The last message; null after it was dismissed. */
export const toastAtom = atom<ToastMessage | null>(null);
