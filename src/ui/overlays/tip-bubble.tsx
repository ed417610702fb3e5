import {
  type ComponentPropsWithoutRef,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
} from 'react';
import { pressedKey } from '../input-method.ts';
import { positionTooltip, watchAnchor } from './popover-position.ts';
import { usePressOutside } from './use-press-outside.ts';

interface TipBubbleProps extends ComponentPropsWithoutRef<'span'> {
  readonly bubble: RefObject<HTMLSpanElement | null>;
  /** The tip that it belongs to; a press outside of it closes the bubble. */
  readonly anchor: RefObject<HTMLElement | null>;
  /** Has to stay the same function. */
  readonly onClose: () => void;
}

/** The bubble of an open `InfoTip`, in the top layer beside its anchor. */
export function TipBubble({ bubble, anchor, onClose, ...props }: TipBubbleProps): ReactNode {
  usePressOutside(() => anchor.current, onClose);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (pressedKey(event) !== 'Escape') return;
      // The key closes the topmost layer only: a dialog or menu below stays open.
      event.preventDefault();
      event.stopImmediatePropagation();
      onClose();
    };
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, [onClose]);

  useLayoutEffect(() => {
    const [box, element] = [anchor.current, bubble.current];
    if (!box || !element) return;
    // Browsers without popovers show it in its place.
    element.showPopover?.();
    // A button that gets the focus out of sight is scrolled into sight afterwards.
    positionTooltip(box, element);
    return watchAnchor(element, () => void (positionTooltip(box, element) || onClose()));
  }, [anchor, bubble, onClose]);

  return <span ref={bubble} popover="manual" className="mp-tip__bubble" role="tooltip" {...props} />;
}
