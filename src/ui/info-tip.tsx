import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { tipVisibleMs } from '../contract/limits.ts';
import { cx } from './cx.ts';
import { Info } from './icon.tsx';

export interface InfoTipProps {
  /** Accessible name of the button. */
  readonly label: string;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** A small "i" that explains: opens on hover, focus or click, and hides by itself after five seconds. */
export function InfoTip({ label, children, className }: InfoTipProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const bubble = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    if (!open) return;
    const timer = setTimeout(() => setOpen(false), tipVisibleMs);
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && setOpen(false);
    document.addEventListener('keydown', onKey);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('keydown', onKey);
    };
  }, [open]);

  // Centred on its button, moved just so far that it stays within the window.
  useLayoutEffect(() => {
    const element = bubble.current;
    if (!open || !element) return;
    const { left, right } = element.getBoundingClientRect();
    const edge = 12;
    const end = document.documentElement.clientWidth - edge;
    const shift = left < edge ? edge - left : right > end ? end - right : 0;
    element.style.setProperty('--mp-shift', `${shift}px`);
  }, [open]);

  return (
    <span
      className={cx('mp-tip', className)}
      onPointerEnter={event => event.pointerType === 'mouse' && setOpen(true)}
      onPointerLeave={event => event.pointerType === 'mouse' && setOpen(false)}
    >
      <button
        type="button"
        className="mp-tip__button"
        aria-label={label}
        aria-describedby={open ? id : undefined}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onClick={() => setOpen(true)}
      >
        <Info size={16} />
      </button>
      {open && (
        <span ref={bubble} id={id} role="tooltip" className="mp-tip__bubble">
          {children}
        </span>
      )}
    </span>
  );
}
