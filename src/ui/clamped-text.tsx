import { type CSSProperties, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { uiMessages } from '../messages/ui.ts';
import { cx } from './cx.ts';

export interface ClampedTextProps {
  /** Plain text. Its paragraphs stand apart only while all of it shows. */
  readonly text?: string | undefined;
  /** Formatted content in place of plain text. */
  readonly children?: ReactNode;
  /** Infinity: the whole text. */
  readonly lines?: number | undefined;
  readonly className?: string | undefined;
  /** What the text is about, for the name of its button among others. */
  readonly of?: string | undefined;
  /** Language of the text. */
  readonly lang?: string | undefined;
  /** `auto`: the direction of the text itself. */
  readonly dir?: string | undefined;
}

/** So many more lines are shown where a text ends with them: a cut saves more. */
const spare = 2;

/** A text cut after a number of lines, with a button that shows the rest. It is whole where a cut would save little. */
export function ClampedText({ text = '', children, lines = 5, of, className, lang, dir }: ClampedTextProps) {
  const box = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [cut, setCut] = useState(false);
  // Once it was cut, its paragraphs follow each other: the last line shown goes on to its end. They stay so, since a text that is
  // shorter by that would else be cut and whole in turn.
  const [joined, setJoined] = useState(false);
  const action = open ? uiMessages.readLess : uiMessages.readMore;
  const isWhole = open || lines === Number.POSITIVE_INFINITY;

  useLayoutEffect(() => {
    const element = box.current;
    if (!element || isWhole) return;
    const measure = () => {
      const { clientHeight, scrollHeight } = element;
      const hidden = scrollHeight - clientHeight;
      setCut(wasCut => hidden > (wasCut ? (spare + 0.5) * (clientHeight / lines) : 1));
      if (hidden > 1) setJoined(true);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [isWhole, lines]);

  return (
    <div className={className}>
      <div
        ref={box}
        lang={lang}
        dir={dir}
        className={cx('mp-clamp', !isWhole && 'mp-clamp--cut', children !== undefined && 'mp-clamp--rich')}
        style={{ '--mp-lines': cut ? lines : lines + spare } as CSSProperties}
        // The browser scrolls to words that are searched for on the page.
        onScroll={() => setOpen(true)}
      >
        {children ?? (isWhole ? text : text.replace(/\s*\n\s*/g, joined ? ' ' : '\n'))}
      </div>
      {(cut || open) && (
        <button
          type="button"
          className="mp-link mp-clamp__more"
          aria-expanded={open}
          aria-label={of && uiMessages.actionOf({ action, name: of })}
          onClick={() => setOpen(!open)}
        >
          {action}
        </button>
      )}
    </div>
  );
}
