import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { ShownMedia } from '../../domain/media.ts';
import { GalleryDialog } from '../lazy.ts';
import { ErrorDialog } from '../overlays/error-dialog.tsx';

interface Gallery<Openers> {
  /** Ref of the element with one button per item, in order. The last button may stand for all further items. */
  readonly openers: RefObject<Openers | null>;
  /** Opens the dialog at an item. */
  readonly open: (at: number) => void;
  /** Render it outside the openers. */
  readonly dialog: ReactNode;
}

/**
 * Opens pictures and videos in a dialog, whose code is loaded on demand. Closing it focuses the button of the item
 * shown last.
 * @param title title of the dialog
 */
export function useGallery<Openers extends HTMLElement>(
  title: string,
  items: readonly ShownMedia[],
): Gallery<Openers> {
  const openers = useRef<Openers>(null);
  const [start, setStart] = useState<number | null>(null);
  const last = useRef<number | null>(null);
  // Runs after the dialog has closed and returned the focus to the button that opened it.
  useLayoutEffect(() => {
    if (start !== null || last.current === null) return;
    const buttons = openers.current?.querySelectorAll('button') ?? [];
    buttons[Math.min(last.current, buttons.length - 1)]?.focus();
    last.current = null;
  }, [start]);
  return {
    openers,
    open: setStart,
    dialog: start !== null && items[start] && (
      <GalleryDialog
        items={items}
        start={start}
        title={title}
        onClose={at => {
          last.current = at;
          setStart(null);
        }}
        failure={retry => <ErrorDialog title={title} onClose={() => setStart(null)} onRetry={retry} />}
      />
    ),
  };
}
