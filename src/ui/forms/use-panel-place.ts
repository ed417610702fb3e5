import { type RefObject, useLayoutEffect } from 'react';
import { positionPanel, watchAnchor } from '../overlays/popover-position.ts';

interface PanelParts {
  readonly panel: RefObject<HTMLElement | null>;
  /** The scrolling element inside the panel. */
  readonly list: RefObject<HTMLElement | null>;
  /** The button that the panel stands at. */
  readonly anchor: RefObject<HTMLElement | null>;
}

/**
 * Shows a panel as a popover at its button.
 * @param entries the options. For other entries the panel is placed again, but not while they are filtered: it must not jump.
 */
export function usePanelPlace(
  { panel, list, anchor }: PanelParts,
  entries: unknown,
  isLoading: boolean,
): void {
  // The panel has a height once it is shown, so this comes first.
  useLayoutEffect(() => {
    panel.current?.showPopover?.();
  }, [panel]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other entries have another height
  useLayoutEffect(() => {
    const [box, button] = [panel.current, anchor.current];
    if (!box || !button) return;
    const place = () => {
      const { clientHeight = 0, scrollHeight = 0 } = list.current ?? {};
      positionPanel(box, button, box.offsetHeight - clientHeight + scrollHeight);
    };
    place();
    return watchAnchor(box, place);
  }, [panel, list, anchor, entries, isLoading]);
}

/** Scrolls the list, and no other element, just far enough to show the option. */
export function reveal(option: HTMLElement, list: HTMLElement): void {
  const [inner, outer] = [option.getBoundingClientRect(), list.getBoundingClientRect()];
  if (inner.top < outer.top) list.scrollTop -= outer.top - inner.top;
  else if (inner.bottom > outer.bottom) list.scrollTop += inner.bottom - outer.bottom;
}
