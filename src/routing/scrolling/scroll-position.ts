import { writeJson } from '../../contract/natives.ts';
import { pageTop } from '../../host/scroller.ts';
import { readJson, type SafeStorage } from '../../host/storage.ts';

/** The scroll position of a page, and what had the focus. */
export interface ScrollPosition {
  /** How far the page was scrolled, px. */
  readonly y: number;
  /** The focused element, see `describeElement`, and its distance from the top of the window, px. */
  readonly focus?: { readonly element: string; readonly top: number } | undefined;
  /** The address of the entry. Set only if the document was left there. */
  readonly href?: string;
  /** Lists that were scrolled sideways, and their positions, px. */
  readonly rows?: readonly { readonly element: string; readonly left: number }[] | undefined;
}

/**
 * Reads the current position.
 * @param source the clicked link; not every browser focuses it
 */
export function readScrollPosition(source?: Element | null): ScrollPosition {
  const within = content();
  const rows = [...within.querySelectorAll('ul')].flatMap(list => {
    const element = list.scrollLeft === 0 ? null : describeElement(list, within);
    return element === null ? [] : { element, left: Math.round(list.scrollLeft) };
  });
  const position = { y: Math.round(pageTop()), ...(rows.length > 0 && { rows }) };
  const element = source ?? document.activeElement;
  const description =
    element && element !== within && within.contains(element) ? describeElement(element, within) : null;
  if (!element || description === null) return position;
  return {
    ...position,
    focus: { element: description, top: Math.round(element.getBoundingClientRect().top) },
  };
}

/** The content of the page, without header and overlays. */
export function content(): HTMLElement {
  return document.querySelector('main') ?? document.body;
}

/** Scroll positions by the ids of history entries. They outlive a reload. */
export interface ScrollPositions {
  get(id: string): ScrollPosition | undefined;
  set(id: string, position: ScrollPosition): void;
  delete(id: string): void;
  /** Id of the entry where a document was left last under this address. */
  idAt(href: string): string | undefined;
}

/** The number at the end is the version of the format. Positions in another format are not read. */
const storageKey = 'marketplace_scroll_positions_2';
/** More positions than that would fill the storage. */
const maxPositions = 50;

export function createScrollPositions(storage: SafeStorage): ScrollPositions {
  const stored = readJson(storage, storageKey);
  const entries = Array.isArray(stored) ? stored.filter(Array.isArray) : [];
  const positions = new Map(entries as [string, ScrollPosition][]);
  const save = () => storage.set(storageKey, writeJson([...positions]));
  return {
    get: id => positions.get(id),
    set(id, position) {
      // Deleted first, so that the map is in the order of the visits and the oldest one is dropped.
      positions.delete(id);
      positions.set(id, position);
      for (const oldest of [...positions.keys()].slice(0, -maxPositions)) positions.delete(oldest);
      save();
    },
    delete(id) {
      if (positions.delete(id)) save();
    },
    idAt: href => [...positions].findLast(([, position]) => position.href === href)?.[0],
  };
}

/**
 * Describes an element, to find it again after its screen was rendered again: by id, link target, field name or text, and by
 * its index among equal ones of its component. Null for an element without any of these.
 */
export function describeElement(element: Element, within: ParentNode): string | null {
  const trait = traitOf(element);
  if (trait === null) return null;
  const kind = kindOf(element);
  const alike = [...within.querySelectorAll(kind)].filter(one => traitOf(one) === trait);
  const number = alike.indexOf(element);
  return number < 0 ? null : `${kind} ${number} ${trait}`;
}

/** The tag, with the class of our component, where there is one: few elements of a page are of the same component. */
function kindOf({ tagName, classList: [name = ''] }: Element): string {
  return /^mp-[\w-]+$/.test(name) ? `${tagName}.${name}` : tagName;
}

/** What tells an element from others of its kind: id, link target, field name or text. */
export function traitOf(element: Element): string | null {
  // React's generated ids change with each mount.
  if (element.id && !element.id.startsWith('_mp-')) return `id ${element.id}`;
  const href = element.getAttribute('href');
  if (href) return `href ${href}`;
  const name = element.getAttribute('name');
  if (name) return `name ${name} ${element.getAttribute('value') ?? ''}`;
  const text = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 80);
  return text ? `text ${text}` : null;
}
