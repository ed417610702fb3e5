import type { CSSProperties, ReactNode, Ref } from 'react';
import type { Category } from '../../contract/categories.ts';
import { megaMenuColumns } from '../../contract/limits.ts';
import { barChildren, type CategoryId, type CategoryIndex, inColumns } from '../../domain/categories.ts';
import { isDepartments } from '../../domain/departments.ts';
import { categoryBarMessages as texts } from '../../messages/navigation.ts';
import { categoryHref } from '../../routing/addresses/category-href.ts';
import { useUi } from '../../ui/context.tsx';
import { cx } from '../../ui/cx.ts';
import { formatCount } from '../../ui/format.ts';
import { ChevronRight } from '../../ui/icons/chevron-right.ts';
import { Picture } from '../../ui/media/picture.tsx';
import { Link } from '../../ui/navigation/link.tsx';
import { columnLane, sideLane } from './mega-menu-keys.ts';

export interface MegaMenuProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly id: string;
  readonly index: CategoryIndex;
  readonly top: Category;
  /** The second-level category whose children are listed. */
  readonly second: CategoryId;
  /** Whether Tab passes the panel by. */
  readonly isInert: boolean;
  /** The mouse moves over a second-level category. */
  readonly onOver: (second: Category, event: { clientX: number; clientY: number }) => void;
  readonly onOut: () => void;
  /** A second-level category takes the focus. */
  readonly onFocus: (second: Category) => void;
}

/**
 * The panel below a category of the bar. Its children stand on the left, the children of one of them beside it in
 * columns. In the flat view its children alone stand in columns. The columns follow their entry in the document, so
 * that Tab moves from the entry into them.
 */
export function MegaMenu({ ref, id, index, top, second, isInert, ...on }: MegaMenuProps): ReactNode {
  const { onOver, onOut, onFocus } = on;
  const children = barChildren(index, top.id);
  const isFlat = top.bar_flat_view === true;
  // The longest list sets the height, so that the panel keeps it when another child is shown.
  const longest = Math.max(...children.map(child => barChildren(index, child.id).length));
  const sizes = {
    '--mp-entries': children.length,
    '--mp-rows': Math.ceil(longest / megaMenuColumns),
  } as CSSProperties;
  return (
    // biome-ignore lint/a11y/useSemanticElements: no fields, so no fieldset
    <div ref={ref} id={id} className="mp-mega" role="group" aria-label={top.name} inert={isInert}>
      <div className={cx('mp-mega__inner mp-container', isFlat && 'mp-mega__inner--flat')} style={sizes}>
        {isDepartments(top) ? (
          <Departments of={top} categories={children} />
        ) : isFlat ? (
          <div className="mp-mega__main">
            <AllLink category={top} lane={columnLane(0)} />
            <Columns categories={children} />
          </div>
        ) : (
          <>
            <ul className="mp-mega__side">
              {children.map(child => {
                const below = barChildren(index, child.id);
                const isFront = String(child.id) === String(second);
                return (
                  <li key={child.id}>
                    <Link
                      className={cx('mp-mega__second', isFront && 'mp-mega__second--front')}
                      href={categoryHref(child)}
                      data-lane={sideLane}
                      onPointerEnter={event => event.pointerType === 'mouse' && onOver(child, event)}
                      onPointerLeave={onOut}
                      onFocus={() => onFocus(child)}
                    >
                      <Name of={child} />
                      {below.length > 0 && <ChevronRight size={16} />}
                    </Link>
                    {isFront && (
                      <div className="mp-mega__main">
                        <AllLink category={child} lane={columnLane(0)} />
                        <Columns categories={below} />
                      </div>
                    )}
                  </li>
                );
              })}
            </ul>
            <AllLink category={top} lane={sideLane} />
          </>
        )}
        {!isDepartments(top) && <FirstPicture of={children[0]} />}
      </div>
    </div>
  );
}

function AllLink({ category, lane }: { category: Category; lane: string }): ReactNode {
  return (
    <Link className="mp-mega__all" href={categoryHref(category)} data-lane={lane}>
      {texts.all({ category: category.name })}
    </Link>
  );
}

function Columns({ categories }: { categories: readonly Category[] }): ReactNode {
  return (
    <div className="mp-mega__columns">
      {inColumns(categories, megaMenuColumns).map((column, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column has no other identity
        <ul key={index} className="mp-mega__column">
          {column.map(category => (
            <li key={category.id}>
              <Link className="mp-mega__link" href={categoryHref(category)} data-lane={columnLane(index)}>
                <Name of={category} />
              </Link>
            </li>
          ))}
        </ul>
      ))}
    </div>
  );
}

/** A category's name and the number of its products. The stylesheet writes the number: it is no part of the link's name. */
function Name({ of: { name, products_count: count } }: { of: Category }): ReactNode {
  const { locale } = useUi();
  return (
    <span className="mp-mega__name" data-count={count == null ? undefined : formatCount(count, locale)}>
      {name}
    </span>
  );
}

/** Columns of the departments. */
const departmentColumns = 6;

/** All departments with their pictures, and the way to all categories. */
function Departments({ of, categories }: { of: Category; categories: readonly Category[] }): ReactNode {
  return (
    <div className="mp-mega__main">
      <ul className="mp-mega__departments">
        {categories.map((category, index) => (
          <li key={category.id}>
            <Link
              className="mp-mega__department"
              href={categoryHref(category)}
              data-lane={columnLane(index % departmentColumns)}
            >
              <Picture src={category.image_url} alt="" eager />
              <span>
                <span>{category.name}</span>
                {category.products_count != null && (
                  <small>{texts.products({ count: category.products_count })}</small>
                )}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <Link className="mp-mega__all" href={categoryHref(of)} data-lane={columnLane(0)}>
        {of.name}
      </Link>
    </div>
  );
}

/** The picture of the first child, a link to it. */
function FirstPicture({ of: first }: { of: Category | undefined }): ReactNode {
  if (!first?.image_url) return null;
  return (
    <Link className="mp-mega__picture" href={categoryHref(first)} data-lane={columnLane(megaMenuColumns)}>
      <Picture src={first.image_url} alt={first.name} eager />
    </Link>
  );
}
