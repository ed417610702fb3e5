import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import type { Category } from '../../contract/categories.ts';
import { categoryBarMessages } from '../../contract/messages/navigation.ts';
import { barChildren } from '../../domain/categories.ts';
import { categoryHref } from '../../routing/category-href.ts';
import { hasModifier } from '../../routing/link-destination.ts';
import { useAddress } from '../../routing/router.tsx';
import { barCategoriesAtom, categoriesAtom } from '../../state/categories.ts';
import { useAtomValue, useSetAtom } from '../../state/jotai.ts';
import { loadCategoryBarAtom } from '../../state/load-categories.ts';
import { Link } from '../../ui/navigation/link.tsx';
import { useViewport } from '../../ui/use-viewport.ts';
import { MegaMenu } from './mega-menu.tsx';
import { firstLink, linkForKey } from './mega-menu-keys.ts';
import { createMenuAim, edgeBelow, edgeBeside } from './menu-aim.ts';
import { useMegaMenu } from './use-mega-menu.ts';

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

/**
 * The links, and the panel below the open one. Mouse: moving over a link opens the panel, a click follows the link.
 * Keyboard: focusing a link opens the panel, Tab skips it; arrow down, Enter and Space enter it. Touch: a tap opens the
 * panel.
 */
function Bar({ categories, pageKey }: { categories: readonly Category[]; pageKey: string }): ReactNode {
  const index = useAtomValue(categoriesAtom);
  const panelId = useId();
  const nav = useRef<HTMLElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [aim] = useState(createMenuAim);
  /** Pointer type of the click under way; empty for keys and assistive technology. */
  const pressedBy = useRef('');

  const topLinks = () => [...(nav.current?.querySelectorAll<HTMLElement>('.mp-category-bar__link') ?? [])];
  const linkOf = (id: Category['id'] | null) =>
    topLinks()[categories.findIndex(({ id: one }) => String(one) === String(id))];
  const menu = useMegaMenu(index, nav, pageKey, top => {
    if (panel.current?.contains(document.activeElement)) linkOf(top)?.focus();
  });
  const isOpen = ({ id }: Category) => menu.top !== null && String(id) === String(menu.top);
  const hasPanel = ({ id }: Category) => barChildren(index, id).length > 0;

  useEffect(() => aim.cancel, [aim]);

  function toggle(top: Category): void {
    if (isOpen(top)) menu.close();
    else menu.show(top);
  }

  function enter(top: Category): void {
    flushSync(() => menu.show(top));
    if (panel.current) firstLink(panel.current)?.focus();
  }

  function focusTop(top: Category): void {
    if (pressedBy.current === '' && !isOpen(top)) menu.show(top, true);
  }

  function overTop(top: Category, event: PointerEvent): void {
    if (event.pointerType !== 'mouse' || isOpen(top)) return;
    const below = panel.current?.getBoundingClientRect().top;
    if (below === undefined) menu.show(top);
    else aim.over(pointOf(event), edgeBelow(below), () => menu.show(top));
  }

  function overSecond(second: Category, event: { clientX: number; clientY: number }): void {
    const main = panel.current?.querySelector('.mp-mega__main');
    if (main)
      aim.over(pointOf(event), edgeBeside(main.getBoundingClientRect()), () => menu.setSecond(second));
  }

  function clickTop(top: Category, event: MouseEvent): void {
    const isByMouse = pressedBy.current === 'mouse';
    pressedBy.current = '';
    if (isByMouse || hasModifier(event) || !hasPanel(top)) return;
    event.preventDefault();
    toggle(top);
  }

  function keyOnTop(top: Category, link: HTMLElement, event: KeyboardEvent): boolean {
    const links = topLinks();
    const at = links.indexOf(link);
    const isRtl = getComputedStyle(link).direction === 'rtl';
    const goal = {
      ArrowRight: at + (isRtl ? -1 : 1),
      ArrowLeft: at + (isRtl ? 1 : -1),
      Home: 0,
      End: links.length - 1,
    }[event.key];
    if (goal !== undefined) {
      // The focus opens the panel of that link.
      links[(goal + links.length) % links.length]?.focus();
      return true;
    }
    if (!hasPanel(top)) return false;
    const isPreview = menu.isPreview && isOpen(top);
    // An inert panel is skipped by Tab.
    if (event.key === 'Tab' && isPreview && panel.current) panel.current.inert = true;
    const isPress = event.key === 'Enter' || event.key === ' ';
    if (event.key === 'ArrowDown' || (isPress && isPreview)) enter(top);
    else if (isPress) toggle(top);
    else return false;
    return true;
  }

  function onKeyDown(event: KeyboardEvent): void {
    const link = event.target as HTMLElement;
    if (hasModifier(event)) return;
    const top = categories[topLinks().indexOf(link)];
    let isOurs = false;
    if (top) isOurs = keyOnTop(top, link, event);
    else if (panel.current) {
      const goal = linkForKey(panel.current, link, event.key);
      (goal === 'up' ? linkOf(menu.top) : goal)?.focus();
      isOurs = goal !== null;
    }
    if (isOurs) event.preventDefault();
  }

  /** Closes when the focus moves to another category or another part of the page. */
  function onBlur({ relatedTarget }: FocusEvent): void {
    if (!relatedTarget || panel.current?.contains(relatedTarget)) return;
    if (relatedTarget !== linkOf(menu.top)) menu.close();
  }

  return (
    <nav
      ref={nav}
      aria-label={categoryBarMessages.label}
      onPointerEnter={event => event.pointerType === 'mouse' && menu.stayOpen()}
      onPointerMove={event => event.pointerType === 'mouse' && aim.move(pointOf(event))}
      onPointerLeave={event => {
        if (event.pointerType !== 'mouse') return;
        aim.reset();
        // A mouse that happens to move does not close the panel while the keyboard is in it.
        if (!panel.current?.contains(document.activeElement)) menu.closeSoon();
      }}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
      onClick={event => {
        const isFollowed = !event.defaultPrevented && !hasModifier(event);
        if (isFollowed && (event.target as Element).closest('a')) menu.close();
      }}
    >
      <ul className="mp-category-bar__list mp-container">
        {categories.map(top => (
          <li key={top.id} className="mp-category-bar__item">
            <Link
              className="mp-category-bar__link"
              href={categoryHref(top)}
              aria-expanded={hasPanel(top) ? isOpen(top) : undefined}
              aria-controls={isOpen(top) ? panelId : undefined}
              onPointerEnter={event => overTop(top, event)}
              onPointerLeave={event => {
                aim.cancel();
                // For touch, pointerleave comes before the click.
                if (event.pointerType === 'mouse') pressedBy.current = '';
              }}
              onPointerCancel={() => {
                pressedBy.current = '';
              }}
              onFocus={() => focusTop(top)}
              onPointerDown={event => {
                pressedBy.current = event.pointerType;
              }}
              onClick={event => clickTop(top, event)}
            >
              <span className="mp-category-bar__name">{top.name}</span>
            </Link>
            {isOpen(top) && (
              <MegaMenu
                ref={panel}
                id={panelId}
                index={index}
                top={top}
                second={menu.second}
                onOver={overSecond}
                onOut={aim.cancel}
                onFocus={menu.setSecond}
              />
            )}
          </li>
        ))}
      </ul>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: closes on a tap beside the panel; Escape does the same */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: see above */}
      {menu.top !== null && <div className="mp-category-bar__veil" onClick={menu.close} />}
    </nav>
  );
}

const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }) => ({ x: clientX, y: clientY });
