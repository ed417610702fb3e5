import { type ReactNode, useEffect, useId, useMemo, useRef } from 'react';
import type { Category } from '../../contract/categories.ts';
import { barChildren, topLevel } from '../../domain/categories.ts';
import { departmentsOf } from '../../domain/departments.ts';
import { categoryBarMessages } from '../../messages/navigation.ts';
import { categoryHref } from '../../routing/addresses/category-href.ts';
import { pathOf } from '../../routing/addresses/paths.ts';
import { useAddress } from '../../routing/router/router.tsx';
import { useAtomValue, useSetAtom } from '../../state/core/jotai.ts';
import { barCategoriesAtom, categoriesAtom } from '../../state/goods/categories.ts';
import { loadCategoryBarAtom } from '../../state/goods/load-categories.ts';
import { Link } from '../../ui/navigation/link.tsx';
import { useViewport } from '../../ui/use-viewport.ts';
import { moveByKey } from './category-bar-keys.ts';
import { MegaMenu } from './mega-menu.tsx';
import { useBarPointer } from './use-bar-pointer.ts';
import { type CategoryBarParts, useMegaMenu } from './use-mega-menu.ts';

/** The bar with the top-level categories, on windows wider than a phone. It loads the categories. */
export function CategoryBar(): ReactNode {
  const isPhone = useViewport() === 'mobile';
  const categories = useAtomValue(barCategoriesAtom);
  const { key } = useAddress();
  if (isPhone) return null;
  return (
    <>
      <Load key={key} />
      {categories && categories.length > 0 && <Bar categories={categories} pageKey={key} />}
    </>
  );
}

/** Asks for the categories on every page; the cache answers while it is fresh. */
function Load(): null {
  const load = useSetAtom(loadCategoryBarAtom);
  useEffect(() => void load(), [load]);
  return null;
}

/** A tablet has room for six entries. */
const besideOnTablets = 5;

/** The categories of the bar and, where there are more of them, the entry with all departments. */
function useEntries(own: readonly Category[]) {
  const index = useAtomValue(categoriesAtom);
  const isTablet = useViewport() === 'tablet';
  const hasMore = topLevel(index).length > own.length;
  return useMemo(() => {
    if (!hasMore) return { categories: own, index };
    const all = departmentsOf(index, categoryBarMessages.everything, pathOf('categoryIndex'));
    const shown = isTablet ? own.slice(0, besideOnTablets) : own;
    return { categories: [...shown, all], index: new Map([...index, [String(all.id), all]]) };
  }, [hasMore, isTablet, own, index]);
}

/**
 * The links, and the panel below the open one. Mouse: moving over a link opens the panel, a click follows the link.
 * Keyboard: focusing a link opens the panel, Tab skips it; arrow down, Enter and Space enter it. Touch: a tap opens the
 * panel.
 */
function Bar({ categories: own, pageKey }: { categories: readonly Category[]; pageKey: string }): ReactNode {
  const { categories, index } = useEntries(own);
  const panelId = useId();
  const nav = useRef<HTMLElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const bar: CategoryBarParts = {
    panel,
    categories,
    links: () => [...(nav.current?.querySelectorAll<HTMLElement>('.mp-category-bar__link') ?? [])],
    hasPanel: ({ id }) => barChildren(index, id).length > 0,
  };
  const menu = useMegaMenu(index, bar, nav, pageKey);
  const pointer = useBarPointer(bar, menu);

  return (
    <nav
      ref={nav}
      aria-label={categoryBarMessages.label}
      {...pointer.onBar}
      onKeyDown={event => {
        if (moveByKey(bar, menu, event)) event.preventDefault();
      }}
      {...menu.onNav}
    >
      <ul className="mp-category-bar__list mp-container">
        {categories.map(top => (
          <li key={top.id} className="mp-category-bar__item">
            <Link
              className="mp-category-bar__link"
              href={categoryHref(top)}
              aria-expanded={bar.hasPanel(top) ? menu.isOpen(top) : undefined}
              aria-controls={menu.isOpen(top) ? panelId : undefined}
              {...pointer.onLink(top)}
            >
              <span className="mp-category-bar__name">{top.name}</span>
            </Link>
            {menu.panel && menu.isOpen(top) && (
              <MegaMenu
                ref={panel}
                id={panelId}
                index={index}
                top={top}
                second={menu.panel.second}
                isInert={menu.panel.state === 'skipped'}
                onOver={pointer.overSecond}
                onOut={pointer.leaveSecond}
                onFocus={second => menu.send({ type: 'second', second })}
              />
            )}
          </li>
        ))}
      </ul>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: closes on a tap beside the panel; Escape does the same */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: see above */}
      {menu.panel && <div className="mp-category-bar__veil" onClick={() => menu.send({ type: 'close' })} />}
    </nav>
  );
}
