import { type ReactNode, useId } from 'react';
import type { Maybe } from './cx.ts';
import { ArrowRight } from './more-icons.tsx';
import { A } from './settings.tsx';

export interface SectionProps {
  readonly title: string;
  readonly subtitle?: Maybe<string>;
  /** Beside the heading. */
  readonly action?: { readonly label: string; readonly href: string } | undefined;
  readonly children: ReactNode;
}

/** A part of a page under its heading. */
export function Section({ title, subtitle, action, children }: SectionProps) {
  const id = useId();
  return (
    <section className="mp-section" aria-labelledby={id}>
      <div className="mp-section__head">
        <div>
          <h2 id={id} className="mp-h2">
            {title}
          </h2>
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
