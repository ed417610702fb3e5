import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react';
import { reviewMessages } from '../contract/messages/reviews.ts';
import { cx } from './cx.ts';

export interface ClampedTextProps {
  /** Plain text. Blank lines show only while it is open. */
  readonly text: string;
  readonly lines?: number | undefined;
  readonly className?: string | undefined;
}

/** A text cut after a number of lines, with a button that shows the rest where there is more. */
export function ClampedText({ text, lines = 5, className }: ClampedTextProps) {
  const box = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [cut, setCut] = useState(false);

  useLayoutEffect(() => {
    const element = box.current;
    if (!element || open) return;
    const measure = () => setCut(element.scrollHeight > element.clientHeight + 1);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [open]);

  return (
    <div className={className}>
      <div
        ref={box}
        className={cx('mp-clamp', !open && 'mp-clamp--cut')}
        style={{ '--mp-lines': lines } as CSSProperties}
      >
        {open ? text : text.replace(/\n\s*\n/g, '\n')}
      </div>
      {(cut || open) && (
        <button
          type="button"
          className="mp-link mp-clamp__more"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {open ? reviewMessages.readLess : reviewMessages.readMore}
        </button>
      )}
    </div>
  );
}
