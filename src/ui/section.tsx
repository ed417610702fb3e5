import { type ReactNode, useId } from 'react';
import { cx, type Maybe } from './cx.ts';
import { ArrowRight } from './more-icons.tsx';
import { A } from './settings.tsx';

export interface SectionProps {
  readonly title: string;
  readonly subtitle?: Maybe<string>;
  /** Beside the heading. */
  readonly action?: { readonly label: string; readonly href: string } | undefined;
  readonly level?: 2 | 3 | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A part of a page under its heading. */
export function Section({ title, subtitle, action, level = 2, className, children }: SectionProps) {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <section className={cx('mp-section', className)} aria-labelledby={id}>
      <div className="mp-section__head">
        <div>
          <Heading id={id} className={`mp-h${level}`}>
            {title}
          </Heading>
          {subtitle && <p className="mp-small mp-muted">{subtitle}</p>}
        </div>
        {action && (
          <A href={action.href} className="mp-link mp-section__action">
            {action.label}
            <ArrowRight size={16} />
          </A>
        )}
      </div>
      {children}
    </section>
  );
}
