import {
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
  type TouchEvent,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { tapTolerance, tipVisibleMs } from '../../contract/limits.ts';
import { Info } from '../icons/info.ts';
import { TipBubble } from './tip-bubble.tsx';

export interface InfoTipProps {
  /** Accessible name of the button. */
  readonly label: string;
  readonly children: ReactNode;
}

/** Closes the open tip. Only one is open at a time. */
let closeOpen: (() => void) | null = null;

/**
 * An "i" button with a tooltip. It opens on hover, focus, click or tap. It hides five seconds after it opened, but not
 * while the pointer is on the bubble. Escape closes the tooltip only, not a dialog around it. It lies in the top layer,
 * so that nothing clips it.
 */
export function InfoTip({ label, children }: InfoTipProps): ReactNode {
  const id = useId();
  const root = useRef<HTMLSpanElement>(null);
  const bubble = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Whether the pointer is on the bubble. */
  const isReading = useRef(false);
  const [isOpen, setIsOpen] = useState(false);

  const close = useCallback(() => {
    clearTimeout(timer.current);
    isReading.current = false;
    if (closeOpen === close) closeOpen = null;
    setIsOpen(false);
  }, []);
  function open(): void {
    if (closeOpen !== close) closeOpen?.();
    closeOpen = close;
    clearTimeout(timer.current);
    timer.current = setTimeout(close, tipVisibleMs);
    setIsOpen(true);
  }
  useEffect(() => close, [close]);

  const contains = (target: EventTarget | null) => root.current?.contains(target as Node | null) ?? false;
  const isInBubble = (target: EventTarget) => bubble.current?.contains(target as Node) ?? false;
  const handlers = {
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType !== 'touch' && !isOpen) open();
    },
    onPointerLeave: (event: PointerEvent) => {
      if (event.pointerType !== 'touch' && !contains(document.activeElement)) close();
    },
    onFocus: open,
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (!contains(relatedTarget) && !isReading.current) close();
    },
    onClick: ({ target }: { target: EventTarget }) => {
      if (!isInBubble(target)) open();
    },
    ...useTap(target => !isInBubble(target), isOpen ? close : open),
  };

  return (
    <span ref={root} className="mp-tip" {...handlers}>
      <button
        type="button"
        className="mp-tip__button"
        aria-label={label}
        aria-describedby={isOpen ? id : undefined}
      >
        <Info size={16} />
      </button>
      {isOpen && (
        <TipBubble
          id={id}
          bubble={bubble}
          anchor={root}
          onClose={close}
          onPointerEnter={() => {
            isReading.current = true;
            clearTimeout(timer.current);
          }}
          // Restart the five seconds.
          onPointerLeave={() => {
            isReading.current = false;
            open();
          }}
        >
          {children}
        </TipBubble>
      )}
    </span>
  );
}

/**
 * Handlers that count a touch which moved a little as a tap: browsers fire no click after it.
 * @param isTarget whether a touch of this element counts
 */
function useTap(isTarget: (target: EventTarget) => boolean, onTap: () => void) {
  /** The point where a touch began. */
  const start = useRef<{ readonly x: number; readonly y: number } | null>(null);
  return {
    onTouchStart({ target, touches }: TouchEvent) {
      const touch = touches.length === 1 && isTarget(target) ? touches[0] : null;
      start.current = touch ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd(event: TouchEvent) {
      const end = event.changedTouches[0];
      const from = start.current;
      start.current = null;
      if (!from || !end || Math.hypot(end.clientX - from.x, end.clientY - from.y) > tapTolerance) return;
      // Prevent the click of the same tap.
      if (event.cancelable) event.preventDefault();
      onTap();
    },
  };
}
