import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { cx } from './cx.ts';
import type { IconType } from './icon.tsx';
import { A } from './settings.tsx';

export interface MenuItem {
  readonly label: string;
  /** A link, or else an action. */
  readonly href?: string | undefined;
  readonly onSelect?: (() => void) | undefined;
  readonly icon?: IconType | undefined;
  readonly current?: boolean | undefined;
}

export interface MenuProps {
  /** Accessible name of the button. */
  readonly label: string;
  /** What the button shows. */
  readonly button: ReactNode;
  readonly items: readonly MenuItem[];
  /** Above the items. */
  readonly head?: ReactNode;
  /** Which edge of the button the panel lines up with. */
  readonly align?: 'start' | 'end' | undefined;
  /** A press elsewhere leaves it open. */
  readonly ignoreOutside?: boolean | undefined;
  readonly className?: string | undefined;
}

/** A button that opens a list: arrow keys, Home and End move, Esc and a press elsewhere close. */
export function Menu({ label, button, items, head, align = 'end', ignoreOutside, className }: MenuProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  /** Where the focus goes once it is open: first or last item. */
  const enter = useRef<number | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return;
    if (enter.current !== null) entriesOf(root.current).at(enter.current)?.focus();
    enter.current = null;
    if (ignoreOutside) return;
    const onPress = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [open, ignoreOutside]);

  const close = () => {
    setOpen(false);
    trigger.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const all = entriesOf(root.current);
    const at = all.indexOf(document.activeElement as HTMLElement);
    const goal = {
      ArrowDown: at + 1,
      ArrowUp: at < 0 ? -1 : at - 1,
      Home: 0,
      End: -1,
    }[event.key];
    if (event.key === 'Escape' && open) {
      event.stopPropagation();
      close();
    } else if (event.key === 'Tab') {
      setOpen(false);
    } else if (goal !== undefined && (open || event.key.startsWith('Arrow'))) {
      event.preventDefault();
      if (open) all.at(goal % all.length)?.focus();
      else {
        enter.current = goal < 0 ? -1 : 0;
        setOpen(true);
      }
    }
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys pressed in the button and in the items arrive here
    <div ref={root} className={cx('mp-menu', className)} onKeyDown={onKeyDown}>
      <button
        ref={trigger}
        type="button"
        className="mp-menu__button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={event => {
          // A click made by a key has no position: then the first item takes the focus.
          enter.current = event.detail === 0 ? 0 : null;
          setOpen(!open);
        }}
      >
        {button}
      </button>
      {open && (
        <div className={cx('mp-menu__panel', align === 'start' && 'mp-menu__panel--start')}>
          {head && <div className="mp-menu__head">{head}</div>}
          <div id={id} role="menu" aria-label={label}>
            {items.map(item => (
              <Item key={item.label} {...item} onDone={() => setOpen(false)} />
            ))}
          </div>
        </div>
      )}
    </div>
  );
}

const entriesOf = (menu: HTMLElement | null) => [
  ...(menu?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? []),
];

function Item({ label, href, onSelect, icon: Icon, current, onDone }: MenuItem & { onDone: () => void }) {
  const shared = {
    role: 'menuitem',
    tabIndex: -1,
    className: 'mp-menu__item',
    'aria-current': current ? ('page' as const) : undefined,
    onClick: () => {
      onSelect?.();
      onDone();
    },
  };
  const content = (
    <>
      {Icon && <Icon size={18} />}
      {label}
    </>
  );
  return href ? (
    <A {...shared} href={href}>
      {content}
    </A>
  ) : (
    <button type="button" {...shared}>
      {content}
    </button>
  );
}
