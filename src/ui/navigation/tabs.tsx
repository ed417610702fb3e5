import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef } from 'react';
import { hasModifier } from '../../routing/addresses/link-destination.ts';
import { arrowKeyStep } from '../arrow-keys.ts';
import { useUi } from '../context.tsx';
import type { Maybe } from '../cx.ts';
import { formatCount } from '../format.ts';
import { Link } from './link.tsx';

export interface Tab<Name extends string> {
  readonly name: Name;
  readonly label: string;
  /** How many entries it lists; without it nothing is said about them. */
  readonly count?: Maybe<number>;
  /** Shows a dot before the name, with these words for screen readers: something in it waits for the viewer. */
  readonly waiting?: string | false;
  /** The address that shows it. */
  readonly href: string;
}

export interface TabsProps<Name extends string> {
  /** Accessible name. */
  readonly label: string;
  readonly tabs: readonly Tab<Name>[];
  readonly selected: Name;
  /** The id of the element with the selected tab's content. It gets `tabPanel(panelId, selected)`. */
  readonly panelId: string;
  /** Shows another tab. Without it, a press follows the tab's link. */
  readonly onSelect?: (name: Name) => void;
}

/** Tabs whose choice stands in the address. The arrow keys lead from one to the next, Enter shows it. */
export function Tabs<Name extends string>({
  label,
  tabs,
  selected,
  panelId,
  onSelect,
}: TabsProps<Name>): ReactNode {
  const { locale } = useUi();
  const row = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const links = [...(row.current?.querySelectorAll('a') ?? [])];
    const step = row.current ? arrowKeyStep(event, row.current) : 0;
    const at = links.indexOf(document.activeElement as HTMLAnchorElement);
    const to = { Home: 0, End: links.length - 1 }[event.key] ?? at + step;
    if (to === at) return;
    event.preventDefault();
    links.at(to % links.length)?.focus();
  };
  return (
    <div ref={row} className="mp-tabs" role="tablist" aria-label={label} onKeyDown={move}>
      {tabs.map(({ name, label: text, count, waiting, href }) => (
        <Link
          key={name}
          // A new function each time, which React calls after each change: counts make the row longer.
          ref={tab => {
            if (name === selected) centreInRow(tab);
          }}
          id={tabId(panelId, name)}
          role="tab"
          aria-selected={name === selected}
          aria-controls={name === selected ? panelId : undefined}
          tabIndex={name === selected ? 0 : -1}
          className="mp-tabs__tab"
          href={href}
          onClick={(event: MouseEvent) => {
            if (!onSelect || hasModifier(event)) return;
            event.preventDefault();
            onSelect(name);
          }}
        >
          {waiting && <span className="mp-tabs__dot" role="img" aria-label={waiting} />}
          <span>{text}</span>
          {count != null && <span className="mp-tabs__count">{formatCount(count, locale)}</span>}
        </Link>
      ))}
    </div>
  );
}

/** The attributes of the element that shows what the selected tab lists. */
export const tabPanel = (panelId: string, selected: string) => ({
  id: panelId,
  role: 'tabpanel',
  'aria-labelledby': tabId(panelId, selected),
});

/** How much of the next tab has to be seen beside the selected one, px. */
const hint = 48;

/** A row that is too long shows the selected tab, and that there are more. */
function centreInRow(tab: HTMLElement | null): void {
  const row = tab?.parentElement;
  if (!tab || !row) return;
  const [inner, outer] = [tab.getBoundingClientRect(), row.getBoundingClientRect()];
  if (inner.left < outer.left + hint || inner.right > outer.right - hint)
    row.scrollLeft += centre(tab) - centre(row);
}

function centre(element: Element): number {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
}

const tabId = (panelId: string, name: string) => `${panelId}-${name}`;
