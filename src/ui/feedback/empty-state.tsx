import type { ReactNode } from 'react';
import type { IconType } from '../icons/icon.tsx';

export interface EmptyStateProps {
  readonly icon: IconType;
  /** Undefined where a heading above says it. */
  readonly title?: string | undefined;
  /** Says what to do next. */
  readonly text?: ReactNode;
  readonly level?: 1 | 2 | 3 | undefined;
  /** Buttons or links. */
  readonly children?: ReactNode;
}

/** A message in place of content that is missing. */
export function EmptyState({ icon: Icon, title, text, level = 2, children }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="mp-empty">
      <span className="mp-empty__icon">
        <Icon size={28} strokeWidth={1.75} />
      </span>
      {title && <Heading className="mp-h2">{title}</Heading>}
      {text && <p className="mp-empty__text">{text}</p>}
      {children && <div className="mp-empty__actions">{children}</div>}
    </div>
  );
}
