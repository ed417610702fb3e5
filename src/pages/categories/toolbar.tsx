import type { ReactNode } from 'react';
import type { CategoryOrder } from '../../domain/categories.ts';
import { countNodes } from '../../domain/category-tree.ts';
import { categoryMessages as texts } from '../../messages/categories.ts';
import { SearchField } from '../../ui/forms/search-field.tsx';
import { Select } from '../../ui/forms/select.tsx';
import type { CategoryIndexState } from './use-category-index.ts';

/** A field that filters the categories by name, and their order. Both apply at once and leave the address alone. */
export function Toolbar({ all, found, view, setView }: CategoryIndexState): ReactNode {
  const count = all?.length && found ? countNodes(found) : undefined;
  return (
    <section className="mp-categories__tools" aria-label={texts.tools}>
      <SearchField
        label={texts.filter}
        placeholder={texts.filter}
        value={view.text}
        onChange={text => setView({ text })}
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
