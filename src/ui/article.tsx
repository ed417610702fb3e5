import type { ReactNode } from 'react';

export interface ArticleProps {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

/** A page of text: title and lead on a tinted background, then the content at reading width. */
export function Article({ title, lead, children }: ArticleProps) {
  return (
    <article className="mp-article" aria-label={title}>
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
