import { type MouseEvent, type Ref, useId } from 'react';
import { formMessages as texts } from '../../messages/forms.ts';
import { CircleAlert } from '../icons/circle-alert.ts';

export interface ErrorSummaryProps {
  /** Takes the focus where an error belongs to no field. */
  readonly ref?: Ref<HTMLElement>;
  readonly errors: readonly {
    readonly field: { readonly id: string; readonly label: string } | null;
    readonly text: string;
    readonly isFromHost: boolean;
  }[];
}

/** Everything that is wrong in a form, with links to the fields. */
export function ErrorSummary({ ref, errors }: ErrorSummaryProps) {
  const id = useId();
  if (errors.length === 0) return null;
  const count = errors.filter(({ field }) => field !== null).length;
  return (
    <section ref={ref} tabIndex={-1} className="mp-error-summary" aria-labelledby={`${id}-title`}>
      <CircleAlert size={20} />
      <div>
        <h2 id={`${id}-title`} className="mp-error-summary__title">
          {count > 0 ? texts.wrongFields({ count }) : texts.notSent}
        </h2>
        <ul>
          {errors.map(({ field, text, isFromHost }) => (
            <li key={(field?.id ?? '') + text}>
              {field ? (
                <a
                  className="mp-link"
                  href={`#${field.id}`}
                  onClick={(event: MouseEvent) => {
                    // Not a navigation: the address stays.
                    event.preventDefault();
                    focusField(document.getElementById(field.id));
                  }}
                >
                  {isFromHost
                    ? texts.ofField({ isQuestion: /[?？؟]$/.test(field.label), label: field.label, text })
                    : text}
                </a>
              ) : (
                text
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Focuses a field: of a group the control that is chosen, or else the first. */
export function focusField(field: HTMLElement | null): void {
  const within = (controls: string) => field?.querySelector<HTMLElement>(controls);
  const target =
    field?.tagName === 'FIELDSET'
      ? (within('input:checked') ?? within('input:not([hidden]), button'))
      : field;
  target?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center' });
}
