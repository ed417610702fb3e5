import { type ReactNode, useId } from 'react';
import type { Maybe } from './cx.ts';
import { ArrowRight } from './icons/arrow-right.ts';
import { Link } from './navigation/link.tsx';

export interface SectionProps {
  readonly title: string;
  readonly subtitle?: Maybe<string>;
  /** Link beside the heading. */
  readonly action?: { readonly label: string; readonly href: string } | undefined;
  /** The hash of links that lead here. */
  readonly anchor?: string | undefined;
  readonly children: ReactNode;
}

/** A part of a page with a heading. */
export function Section({ title, subtitle, action, anchor, children }: SectionProps) {
  const id = useId();
  return (
    <section id={anchor && `mp-${anchor}`} className="mp-section" aria-labelledby={id}>
      <div className="mp-section__head">
        <div>
          <h2 id={id} className="mp-h2">
            {title}
          </h2>
          {subtitle && <p className="mp-small mp-muted">{subtitle}</p>}
        </div>
        {action && (
          <Link href={action.href} className="mp-link mp-section__action">
            <span>{action.label}</span>
            <ArrowRight size={16} />
          </Link>
        )}
      </div>
      {children}
    </section>
  );
}
