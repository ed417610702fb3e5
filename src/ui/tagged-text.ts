import { createElement, Fragment, type ReactNode } from 'react';

/**
 * A text of ours with parts of it as elements: `Accept the <link>terms</link>`. Each language puts them where they
 * belong. What people wrote is no part of the text: a tag of its own stands for it.
 * @param tags what becomes of the words within a tag, by its name
 */
export function taggedText(
  text: string,
  tags: Readonly<Record<string, (words: string) => ReactNode>>,
): ReactNode {
  const parts = text.split(/<(\w+)>(.*?)<\/\1>/);
  // Words around a tag, its name, the words in it, and so on.
  const rendered = parts.map((part, index) => {
    if (index % 3 === 0) return part && createElement('span', null, part);
    return index % 3 === 1 ? tags[part]?.(parts[index + 1] ?? '') : null;
  });
  return createElement(Fragment, null, ...rendered);
}
