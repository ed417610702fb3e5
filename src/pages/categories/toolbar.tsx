import { type ReactNode, useRef, useState } from 'react';
import type { CategoryOrder } from '../../domain/categories.ts';
import { countNodes } from '../../domain/category-tree.ts';
import { categoryMessages as texts } from '../../messages/categories.ts';
import { SearchField } from '../../ui/forms/search-field.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { useImeComposition } from '../../ui/forms/use-ime-composition.ts';
import type { CategoryIndexState } from './use-category-index.ts';

/** A field that filters the categories by name, and their order. Both apply at once and leave the address alone. */
export function Toolbar({ all, found, view, setView }: CategoryIndexState): ReactNode {
  const tools = useRef<HTMLElement>(null);
  /** What is no word yet does not filter. */
  const [composed, setComposed] = useState<string | null>(null);
  const filter = (text: string) => {
    setComposed(null);
    setView({ text });
  };
  const isComposing = useImeComposition(tools, filter);
  const count = all?.length && found ? countNodes(found) : undefined;
  return (
    <section ref={tools} className="mp-categories__tools" aria-label={texts.tools}>
      <SearchField
        label={texts.filter}
        placeholder={texts.filter}
        value={composed ?? view.text}
        onChange={text => (isComposing.current ? setComposed(text) : filter(text))}
      />
      <Select
        label={texts.sortBy}
        options={Object.entries(texts.orders).map(([value, label]) => ({ value, label }))}
        value={view.order}
        onChange={order => setView({ order: order as CategoryOrder })}
      />
      <p role="status" className="mp-small mp-muted mp-num">
        {count === undefined ? '' : texts.count({ count })}
      </p>
    </section>
  );
}
