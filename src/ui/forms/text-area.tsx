import type { ComponentPropsWithRef } from 'react';
import { formMessages as texts } from '../../messages/forms.ts';
import { useUi } from '../context.tsx';
import { cx } from '../cx.ts';
import { VisuallyHidden } from '../visually-hidden.tsx';
import { FieldFrame, type FrameProps, fieldAttributes } from './field-frame.tsx';

export interface TextAreaProps
  extends FrameProps,
    Omit<ComponentPropsWithRef<'textarea'>, keyof FrameProps | 'onChange' | 'value' | 'className' | 'ref'> {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Shows a counter. Longer texts can be typed, so that a pasted one can be shortened; the schema refuses them. */
  readonly max?: number | undefined;
}

/** A text of several lines, which grows with what is typed. */
export function TextArea({ value, onChange, max, label, hint, required, ...rest }: TextAreaProps) {
  const { id, error, ...attributes } = rest;
  const frame = { id, label, hint, error, required };
  return (
    <FieldFrame {...frame} note={max !== undefined && <Counter used={[...value].length} max={max} />}>
      <div className="mp-field__box">
        <textarea
          rows={5}
          dir="auto"
          {...attributes}
          {...fieldAttributes(frame)}
          // A new function each time, which React calls after each change.
          ref={area => fitToText(area)}
          className="mp-field__input mp-text-area__input"
          value={value}
          onChange={event => onChange(event.target.value)}
        />
      </div>
    </FieldFrame>
  );
}

function fitToText(area: HTMLTextAreaElement | null): void {
  if (!area) return;
  area.style.blockSize = 'auto';
  area.style.blockSize = `${area.scrollHeight}px`;
}

/** How many characters are used. It is read out only near the end, and not at each key. */
function Counter({ used, max }: { readonly used: number; readonly max: number }) {
  const { locale } = useUi();
  const write = (count: number) => count.toLocaleString(locale);
  const left = max - used;
  const step = Math.ceil(left / announcedStep) * announcedStep;
  const news =
    left < 0 ? texts.tooLong({ left: -left }) : left <= max / 10 ? texts.charactersLeft({ left: step }) : '';
  return (
    <>
      <span className={cx('mp-field__count', left < 0 && 'mp-field__note--error')} aria-hidden="true">
        {`${write(used)} / ${write(max)}`}
      </span>
      <VisuallyHidden>{texts.count({ used, max })}</VisuallyHidden>
      <span className="mp-visually-hidden" role="status">
        {news}
      </span>
    </>
  );
}
/** Characters. */
const announcedStep = 20;
