import { atom } from './jotai.ts';

/** What came of something a person did, told at the bottom of the window without standing in the way. */
export interface Message {
  readonly text: string;
  /** Those of tone `told` are for screen readers only: everybody else sees what happened. */
  readonly tone: 'danger' | 'warning' | 'success' | 'told';
  /** Leads to where it can be mended. */
  readonly link?: { readonly href: string; readonly label: string; readonly onFollow?: () => void };
}

/** The last one; null after it was dismissed. */
export const messageAtom = atom<Message | null>(null);
