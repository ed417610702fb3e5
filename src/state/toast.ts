import { atom } from './jotai.ts';

/** What came of something a person did, said at the bottom of the window without standing in the way. */
export interface ToastMessage {
  readonly text: string;
  /** Those of tone `spoken` are for screen readers only: everybody else sees what happened. */
  readonly tone: 'danger' | 'warning' | 'success' | 'spoken';
  /** Leads to where it can be mended. */
  readonly link?: { readonly href: string; readonly label: string; readonly onFollow?: () => void };
}

/** The last one; null after it was dismissed. */
export const toastAtom = atom<ToastMessage | null>(null);
