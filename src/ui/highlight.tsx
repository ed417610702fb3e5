import { Fragment } from 'react';

export interface HighlightProps {
  readonly text: string;
  /** Words to look for; each marks the beginnings of the words that start with it. */
  readonly query: string;
}

/** A text with the typed beginnings of its words left plain and the rest set in bold: what typing would add. */
export function Highlight({ text, query }: HighlightProps) {
  return splitByQuery(text, query).map(([part, typed], index) =>
    typed ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other name
      <Fragment key={index}>{part}</Fragment>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other name
      <b key={index}>{part}</b>
    ),
  );
}

/** The text in parts, each with whether it was typed. A query that occurs nowhere leaves the text plain. */
export function splitByQuery(text: string, query: string): [part: string, typed: boolean][] {
  const words = query.trim().split(/\s+/u).filter(Boolean);
  if (!words.length) return [[text, true]];
  const escaped = words.map(word => word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  const parts = text.split(new RegExp(`(?<![\\p{L}\\p{N}])(${escaped.join('|')})`, 'giu'));
  if (parts.length === 1) return [[text, true]];
  return parts.flatMap((part, index) => (part ? [[part, index % 2 === 1] as [string, boolean]] : []));
}
