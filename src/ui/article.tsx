import type { ReactNode } from 'react';

export interface ArticleProps {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

/** A page to read: its title with a sentence on a tinted ground, and what follows at reading width. */
export function Article({ title, lead, children }: ArticleProps) {
  return (
    <article className="mp-article">
      <header className="mp-hero mp-article__head">
        <div className="mp-container">
          <h1 className="mp-title">{title}</h1>
          <p>{lead}</p>
        </div>
      </header>
      <div className="mp-container mp-article__body">{children}</div>
    </article>
  );
}
