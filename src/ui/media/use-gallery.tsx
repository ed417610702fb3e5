import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { ShownMedia } from '../../domain/media.ts';
import { GalleryDialog } from '../lazy.ts';
import { ErrorDialog } from '../overlays/error-dialog.tsx';

interface Gallery<Place> {
  /** For the element that holds the buttons which open it, in the order of the items. The last may stand for more. */
  readonly openers: RefObject<Place | null>;
  /** Opens it at an item. */
  readonly open: (at: number) => void;
  /** To be drawn outside the openers. */
  readonly layer: ReactNode;
}

/**
 * Pictures and videos that open in a dialog above the page, whose code comes then. Afterwards the focus is on the
 * button of the item that was shown last, or on the one that stands for it.
 * @param title of the dialog
 */
export function useGallery<Place extends HTMLElement>(
  title: string,
  items: readonly ShownMedia[],
): Gallery<Place> {
  const openers = useRef<Place>(null);
  const [start, setStart] = useState<number | null>(null);
  const last = useRef<number | null>(null);
  // After the dialog is gone, which gives the focus back to the button it was opened by.
  useLayoutEffect(() => {
    if (start !== null || last.current === null) return;
    const buttons = openers.current?.querySelectorAll('button') ?? [];
    buttons[Math.min(last.current, buttons.length - 1)]?.focus();
    last.current = null;
  }, [start]);
  return {
    openers,
    open: setStart,
    layer: start !== null && items[start] && (
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
