import type { ReactNode } from 'react';
import { useAddress } from '../../routing/router.tsx';
import { A } from '../../ui/settings.tsx';
import type { MenuItem } from './menu-items.ts';

export interface MenuListProps {
  /** Says what the list is. */
  readonly label: string;
  readonly items: readonly MenuItem[];
  readonly id?: string;
}

/** The links of a menu, the one that leads to where one is marked. */
export function MenuList({ label, items, id }: MenuListProps): ReactNode {
  const { pathname } = useAddress();
  const here = pathname.replace(/\/+$/, '');
  return (
    <nav id={id} aria-label={label}>
      <ul>
        {items.map(({ label, href, icon: Icon }) => (
          <li key={label}>
            <A className="mp-menu__item" href={href} aria-current={href === here ? 'page' : undefined}>
              <Icon size={20} />
              <span>{label}</span>
            </A>
          </li>
        ))}
      </ul>
    </nav>
  );
}
