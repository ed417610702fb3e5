import { type ReactNode, useId } from 'react';
import { times } from '../../contract/natives.ts';
import { type CategoryNode, countNodes } from '../../domain/category-tree.ts';
import { paragraphsOf } from '../../domain/plain-text.ts';
import { categoryMessages as texts } from '../../messages/categories.ts';
import { categoryHref } from '../../routing/addresses/category-href.ts';
import { Skeleton, SkeletonLine } from '../../ui/feedback/skeleton.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import { Link } from '../../ui/navigation/link.tsx';

interface DepartmentProps {
  readonly node: CategoryNode;
  /** Whether the levels below it are seen. A phone shows the line that folds them, wider windows never fold. */
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** A top-level category with its picture and all levels below it. */
export function Department({ node: { category, children }, isOpen, onToggle }: DepartmentProps): ReactNode {
  const id = useId();
  const [description] = paragraphsOf(category.external_description ?? '');
  return (
    <section className="mp-department" aria-labelledby={id}>
      <div className="mp-department__head">
        <Picture src={category.image_url} alt="" />
        <h2 id={id} className="mp-h2">
          <Link href={categoryHref(category)} className="mp-department__link">
            {category.name}
          </Link>
        </h2>
        {description && <p className="mp-small mp-muted mp-department__text">{description}</p>}
      </div>
      {children.length > 0 && (
        <details
          className="mp-department__fold"
          open={isOpen}
          // An open one tells of itself as it appears.
          onToggle={({ currentTarget }) => currentTarget.open !== isOpen && onToggle()}
        >
          <summary className="mp-num">{texts.count({ count: countNodes(children) })}</summary>
          <ul className="mp-department__sections">
            {children.map(child => (
              <li key={child.category.id}>
                <Shelf node={child} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

/** A second-level category with a small picture, and the levels below it as a list of links. */
function Shelf({ node: { category, children } }: { readonly node: CategoryNode }): ReactNode {
  return (
    <>
      <h3 className="mp-shelf__name">
        <Link href={categoryHref(category)}>
          <Picture src={pictureOf(category, children)} alt="" />
          <span>{category.name}</span>
        </Link>
      </h3>
      <ul className="mp-shelf__list">{leaves(children)}</ul>
    </>
  );
}

/** Its own picture, or else the first of the level below it. */
const pictureOf = (category: CategoryNode['category'], children: readonly CategoryNode[]) =>
  [category, ...children.map(child => child.category)].find(({ image_url }) => image_url)?.image_url;

/** The third level; deeper levels stand in the same list. */
function leaves(nodes: readonly CategoryNode[]): ReactNode[] {
  return nodes.flatMap(({ category, children }) => [
    <li key={category.id}>
      <Link href={categoryHref(category)}>{category.name}</Link>
    </li>,
    ...leaves(children),
  ]);
}

/** Shown while the departments load. */
export function DepartmentSkeletons(): ReactNode {
  return (
    <div className="mp-departments" aria-hidden>
      {times(4, index => (
        <div key={index} className="mp-department">
          <div className="mp-department__head">
            <Skeleton className="mp-picture" />
            <SkeletonLine width="70%" line={28} />
            <div className="mp-department__text">
              <SkeletonLine width="90%" />
            </div>
          </div>
          <div className="mp-department__sections">
            {times(5, shelf => (
              <div key={shelf}>
                <SkeletonLine width="55%" line={48} />
                <SkeletonLine width="75%" line={32} />
                <SkeletonLine width="60%" line={32} />
                <SkeletonLine width="68%" line={32} />
              </div>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
