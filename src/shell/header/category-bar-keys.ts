import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import type { Category } from '../../contract/categories.ts';
import { hasModifier } from '../../routing/addresses/link-destination.ts';
import { isRtl } from '../../ui/arrow-keys.ts';
import { firstLink, linkForKey } from './mega-menu-keys.ts';
import { type CategoryBarParts, linkOf, type MegaMenu } from './use-mega-menu.ts';

/**
 * Does what a key means on a link of the bar or of the panel.
 * @returns whether the key means something there
 */
export function moveByKey(bar: CategoryBarParts, menu: MegaMenu, event: KeyboardEvent): boolean {
  if (hasModifier(event)) return false;
  const link = event.target as HTMLElement;
  const top = bar.categories[bar.links().indexOf(link)];
  if (top)
    return moveAlongBar(bar, link, event.key) || (bar.hasPanel(top) && openByKey(bar, menu, top, event.key));
  const { panel } = bar;
  if (!panel.current) return false;
  const goal = linkForKey(panel.current, link, event.key);
  (goal === 'up' ? linkOf(bar, menu.panel?.top ?? null) : goal)?.focus();
  return goal !== null;
}

/** Moves the focus to another link of the bar, which opens the panel of that link. */
function moveAlongBar({ links }: CategoryBarParts, link: HTMLElement, key: string): boolean {
  const all = links();
  const at = all.indexOf(link);
  const forward = isRtl(link) ? -1 : 1;
  const goals = new Map([
    ['ArrowRight', at + forward],
    ['ArrowLeft', at - forward],
    ['Home', 0],
    ['End', all.length - 1],
  ]);
  const goal = goals.get(key);
  if (goal === undefined) return false;
  all[(goal + all.length) % all.length]?.focus();
  return true;
}

/** Arrow down enters the panel. So do Enter and Space where the focus has opened it; else they open or close it. */
function openByKey({ panel }: CategoryBarParts, menu: MegaMenu, top: Category, key: string): boolean {
  const isPreview = menu.isOpen(top) && menu.panel?.state === 'preview';
  if (key === 'Tab') menu.send({ type: 'tab' });
  const isPress = key === 'Enter' || key === ' ';
  if (key === 'ArrowDown' || (isPress && isPreview)) {
    flushSync(() => menu.send({ type: 'open', top }));
    if (panel.current) firstLink(panel.current)?.focus();
  } else if (isPress) menu.send({ type: 'toggle', top });
  else return false;
  return true;
}
