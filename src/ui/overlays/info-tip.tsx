import { type ReactNode, type TouchEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { tapTolerance, tipVisibleMs } from '../../contract/limits.ts';
import { Info } from '../more-icons.tsx';
import { placeBeside } from './place-beside.ts';
import { onMoved } from './place-popover.ts';

export interface InfoTipProps {
  /** Accessible name of the button. */
  readonly label: string;
  readonly children: ReactNode;
}

/** Time to cross over from the button to what it opened, ms. */
const graceMs = 200;

/** Only one is open at a time. */
let closeOpen: (() => void) | null = null;

/**
 * A small "i" with a bubble that explains what it stands beside. It opens on hover, focus, click or tap. It hides five seconds after it opened, yet not while
 * the pointer is on it or on the button, and with Escape, which then does nothing else. Nothing clips it: it lies in
 * the top layer.
 */
export function InfoTip({ label, children }: InfoTipProps): ReactNode {
  const id = useId();
  const root = useRef<HTMLSpanElement>(null);
  const bubble = useRef<HTMLSpanElement>(null);
  const { isOpen, close, handlers } = useOpening(root, bubble);

  useEffect(() => {
    if (!isOpen) return;
    const onPress = ({ target }: Event) => root.current?.contains(target as Node) || close();
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // It is the topmost thing: a dialog or menu below stays.
      event.preventDefault();
      event.stopImmediatePropagation();
      close();
    };
    document.addEventListener('pointerdown', onPress, true);
    window.addEventListener('keydown', onKey, true);
    return () => {
      document.removeEventListener('pointerdown', onPress, true);
      window.removeEventListener('keydown', onKey, true);
    };
  }, [isOpen, close]);

  useLayoutEffect(() => {
    const [anchor, element] = [root.current, bubble.current];
    if (!isOpen || !anchor || !element) return;
    // Browsers without a top layer show it all the same.
    element.showPopover?.();
    const place = () => void (placeBeside(anchor, element) || close());
    place();
    return onMoved(element, place);
  }, [isOpen, close]);

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
        <span ref={bubble} id={id} popover="manual" className="mp-tip__bubble" role="tooltip">
          {children}
        </span>
      )}
    </span>
  );
}

interface Place {
  readonly current: HTMLElement | null;
}

/** When it opens and closes. */
function useOpening(root: Place, bubble: Place) {
  const [isOpen, setIsOpen] = useState(false);
  const [self] = useState(() => {
    let hiding: ReturnType<typeof setTimeout> | undefined;
    let leaving: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    /** Opened by more than the pointer passing by. */
    let isHeld = false;
    let isOverdue = false;

    const close = () => {
      clearTimeout(hiding);
      clearTimeout(leaving);
      isHeld = false;
      isOverdue = false;
      if (closeOpen === close) closeOpen = null;
      setIsOpen(false);
    };
    const open = () => {
      if (closeOpen !== close) closeOpen?.();
      closeOpen = close;
      clearTimeout(hiding);
      clearTimeout(leaving);
      isOverdue = false;
      hiding = setTimeout(() => {
        isOverdue = true;
        if (!isOver) close();
      }, tipVisibleMs);
      setIsOpen(true);
    };
    return {
      open,
      close,
      hold() {
        open();
        isHeld = true;
      },
      enter() {
        isOver = true;
        clearTimeout(leaving);
        if (closeOpen !== close) open();
      },
      leave() {
        isOver = false;
        clearTimeout(leaving);
        leaving = setTimeout(() => {
          if (!isHeld || isOverdue) close();
        }, graceMs);
      },
      blur() {
        isHeld = false;
        if (!isOver) close();
      },
    };
  });
  useEffect(() => self.close, [self]);

  /** Left for another window: coming back is no wish to read it again. */
  const isAway = useRef(false);
  /** Where a touch began, and whether it was open then. */
  const touch = useRef<{ x: number; y: number; wasOpen: boolean } | null>(null);
  const isInBubble = (target: EventTarget) => bubble.current?.contains(target as Node) ?? false;
  const isMouse = ({ pointerType }: { pointerType: string }) => pointerType !== 'touch';

  const handlers = {
    onPointerEnter: (event: { pointerType: string }) => isMouse(event) && self.enter(),
    onPointerLeave: (event: { pointerType: string }) => isMouse(event) && self.leave(),
    onFocus: () => {
      if (!isAway.current) self.hold();
      isAway.current = false;
    },
    onBlur: ({ relatedTarget }: { relatedTarget: EventTarget | null }) => {
      isAway.current = !document.hasFocus();
      if (!root.current?.contains(relatedTarget as Node | null)) self.blur();
    },
    onClick: ({ target }: { target: EventTarget }) => {
      if (!isInBubble(target)) self.hold();
    },
    onTouchStart: ({ target, touches }: TouchEvent) => {
      const [{ clientX, clientY } = { clientX: 0, clientY: 0 }, ...more] = Array.from(touches);
      const isTap = more.length === 0 && !isInBubble(target);
      touch.current = isTap ? { x: clientX, y: clientY, wasOpen: isOpen } : null;
    },
    // Browsers make no click of a touch that moved a little; a finger is no needle.
    onTouchEnd: (event: TouchEvent) => {
      const [end] = Array.from(event.changedTouches);
      const start = touch.current;
      touch.current = null;
      if (!start || !end || Math.hypot(end.clientX - start.x, end.clientY - start.y) > tapTolerance) return;
      // Nor is there to be another click of the same tap.
      if (event.cancelable) event.preventDefault();
      if (start.wasOpen) self.close();
      else self.hold();
    },
  };
  return { isOpen, close: self.close, handlers };
}
