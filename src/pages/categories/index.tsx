import { type ReactNode, useEffect, useState } from 'react';
import { type CategoryNode, findByHandle } from '../../domain/category-tree.ts';
import { failureText, isGone } from '../../domain/failure.ts';
import { truncateText } from '../../domain/format.ts';
import { parseSearchAddress } from '../../domain/search-address.ts';
import { searchHref } from '../../domain/search-href.ts';
import { categoryMessages as texts } from '../../messages/categories.ts';
import { uiMessages } from '../../messages/ui.ts';
import { pathOf } from '../../routing/addresses/paths.ts';
import { useAddress, useScreenReady } from '../../routing/router/router.tsx';
import { goAndFocus } from '../../routing/scrolling/focus.ts';
import { useAtom } from '../../state/core/jotai.ts';
import { categoryFailureAtom } from '../../state/goods/known-categories.ts';
import { usePageHead } from '../../state/page/use-page-head.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { LayoutGrid } from '../../ui/icons/layout-grid.ts';
import { RotateCw } from '../../ui/icons/rotate-cw.ts';
import { SearchX } from '../../ui/icons/search-x.ts';
import { TextLink } from '../../ui/navigation/text-link.tsx';
import { useViewport } from '../../ui/use-viewport.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { Department, DepartmentSkeletons } from './department.tsx';
import { Toolbar } from './toolbar.tsx';
import { type CategoryIndexState, useCategoryIndex } from './use-category-index.ts';

/** How much of a typed text a title or notice repeats, in characters. */
const maxTextLength = 60;

/** All categories on all levels. With a search text in the address: those with matching products. */
export default function CategoriesScreen(): ReactNode {
  const { search } = useAddress();
  const query = parseSearchAddress(search).q.trim();
  const index = useCategoryIndex(query);
  const isReady = index.state.status === 'ready';
  useScreenReady(isReady);
  const heading = query === '' ? texts.index : texts.ofQuery({ query: truncateText(query, maxTextLength) });
  const meta = index.state.data?.meta_data;
  usePageHead(
    { title: heading, description: texts.description },
    query === '' ? meta : meta && { ...meta, title: null },
  );

  return (
    <div className="mp-container mp-categories">
      <header>
        <h1 className="mp-h1">{heading}</h1>
        {query === '' ? (
          <p className="mp-muted">{texts.lead}</p>
        ) : (
          <TextLink href={pathOf('categoryIndex')}>{texts.showAll}</TextLink>
        )}
      </header>
      <FailureNotice nodes={index.all} />
      <Toolbar {...index} />
      <Listing {...index} />
    </div>
  );
}

/**
 * Explains why a category led to the index: it does not exist, or it failed to load and can be retried. The notice
 * appears once; coming back later does not show it again.
 */
function FailureNotice({ nodes = [] }: { readonly nodes: readonly CategoryNode[] | undefined }): ReactNode {
  const [latest, setLatest] = useAtom(categoryFailureAtom);
  const [failure, setFailure] = useState(latest);
  useEffect(() => setLatest(null), [setLatest]);
  if (!failure) return null;
  const { slug, error } = failure;
  const name = truncateText(findByHandle(nodes, slug)?.name ?? slug, maxTextLength);
  return (
    <Notice onDismiss={() => setFailure(null)}>
      {isGone(error) ? (
        texts.notFound({ name })
      ) : (
        <>
          <span>{`${texts.notLoaded({ name, why: failureText(error) })} `}</span>
          <TextLink href={pathOf('categoryShow', { category_slug: slug })}>{uiMessages.retry}</TextLink>
        </>
      )}
    </Notice>
  );
}

function Listing({ state, retry, all, found, view, setView }: CategoryIndexState): ReactNode {
  const { text } = view;
  if (state.status !== 'ready' || !all || !found)
    return (
      <>
        <VisuallyHidden>{texts.loading}</VisuallyHidden>
        <DepartmentSkeletons />
      </>
    );
  if (all.length === 0)
    return (
      <EmptyState icon={LayoutGrid} title={texts.none} text={texts.noneText}>
        <Button variant="primary" icon={RotateCw} onClick={() => goAndFocus(retry)}>
          {uiMessages.retry}
        </Button>
        <ButtonLink href={searchHref({ min_transparency: 0 })}>{texts.allProducts}</ButtonLink>
      </EmptyState>
    );
  if (found.length === 0)
    return (
      <EmptyState
        icon={SearchX}
        title={texts.noneFound({ text: truncateText(text, maxTextLength) })}
        text={texts.noneFoundText}
      >
        <ButtonLink variant="primary" href={searchHref({ q: text.trim() })}>
          {texts.searchProducts}
        </ButtonLink>
      </EmptyState>
    );
  return <Departments found={found} view={view} setView={setView} />;
}

type DepartmentsProps = Pick<CategoryIndexState, 'view' | 'setView'> & {
  readonly found: readonly CategoryNode[];
};

function Departments({ found, view: { text, toggled }, setView }: DepartmentsProps) {
  const isPhone = useViewport() === 'mobile';
  /** On a phone the first is open, all of them while the list is filtered. */
  const isOpen = (id: CategoryNode['category']['id'], index: number) =>
    !isPhone || text.trim() !== '' || toggled.includes(id) !== (index === 0);
  const toggle = (id: CategoryNode['category']['id']) =>
    setView({ toggled: toggled.includes(id) ? toggled.filter(one => one !== id) : [...toggled, id] });
  return (
    <div className="mp-departments">
      {found.map((node, index) => (
        <Department
          key={node.category.id}
          node={node}
          isOpen={isOpen(node.category.id, index)}
          onToggle={() => toggle(node.category.id)}
        />
      ))}
    </div>
  );
}
