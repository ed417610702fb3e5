import type { ReactNode } from 'react';
import type { CategoryNode } from '../../domain/category-tree.ts';
import { categoryHref } from '../../routing/addresses/category-href.ts';
import { Picture } from '../../ui/media/picture.tsx';
import { Link } from '../../ui/navigation/link.tsx';

/** The subcategories as tiles, each with links to its own subcategories. */
export function Subcategories({
  label,
  nodes,
}: {
  readonly label: string;
  readonly nodes: readonly CategoryNode[];
}): ReactNode {
  return (
    <nav aria-label={label}>
      <ul className="mp-subcategories">
        {nodes.map(({ category, children }, index) => (
          <li key={category.id}>
            <Link href={categoryHref(category)} className="mp-subcategory">
              <Picture src={category.image_url} alt="" eager={index < eagerPictures} />
              <span>{category.name}</span>
            </Link>
            {children.length > 0 && (
              <ul className="mp-shelf__list">
                {children.map(({ category: grandChild }) => (
                  <li key={grandChild.id}>
                    <Link href={categoryHref(grandChild)}>{grandChild.name}</Link>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Tiles in the first window. */
const eagerPictures = 6;
