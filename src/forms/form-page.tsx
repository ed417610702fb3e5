import type { ReactNode } from 'react';
import { Check } from '../ui/icons/check.ts';

interface FormPartsProps {
  readonly form: ReactNode;
  /** Help for filling in the form. */
  readonly guide: ReactNode;
}

/** A form, and beside it a guide. The screen imports `ui/forms/form-page.css`. */
export function FormParts({ form, guide }: FormPartsProps): ReactNode {
  return (
    <div className="mp-form-page__parts mp-reading">
      {form}
      <aside className="mp-form-page__guide">{guide}</aside>
    </div>
  );
}

/** Tips with a heading, for a guide. */
export function Tips({
  title,
  tips,
}: {
  readonly title: string;
  readonly tips: readonly string[];
}): ReactNode {
  return (
    <>
      <h2 className="mp-h3">{title}</h2>
      <ul>
        {tips.map(tip => (
          <li key={tip}>
            <Check size={18} strokeWidth={2.5} />
            <span>{tip}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
