/**
 * What another screen says, as plain React: the same answers are waited for, then its texts, pictures, links and buttons
 * are rendered at once. No router, no state library, no checks of answers, the small stylesheet of the lean page.
 */
import { createElement, type ReactNode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { Content } from '../content.ts';

function Button({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const [isPressed, setIsPressed] = useState(false);
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isPressed}
      onClick={() => setIsPressed(!isPressed)}
    >
      {children}
    </button>
  );
}

function rendered(content: Content, key: number): ReactNode {
  if (typeof content === 'string') return content;
  const [tag, attributes, ...inside] = content;
  // One shape stands for a drawing.
  if (tag === 'svg')
    return (
      <svg key={key} width="16" height="16" aria-hidden>
        <circle r="8" />
      </svg>
    );
  const children = inside.length > 0 ? inside.map(rendered) : undefined;
  if (tag !== 'button') return createElement(tag, { key, ...(attributes || undefined) }, children);
  return (
    <Button key={key} label={attributes ? (attributes.label ?? '') : ''}>
      {children}
    </Button>
  );
}

const asked = new URLSearchParams(location.search).getAll('ask');
const [content] = await Promise.all(
  asked.map(async address => (await fetch(address)).json() as Promise<Content>),
);
const root = document.querySelector('main');
if (root && content) createRoot(root).render(rendered(content, 0));
