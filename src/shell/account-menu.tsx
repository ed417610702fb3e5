import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { shellMessages } from '../contract/messages/shell.ts';
import { type RouteName, routePaths } from '../routing/paths.ts';
import { useAddress, useRouting } from '../routing/router.tsx';
import type { Reviewer } from '../state/reviewer.ts';
import { Avatar } from '../ui/avatar.tsx';
import { A } from '../ui/settings.tsx';

/** The avatar, and below it the reviewer's own pages. Closes on Escape, on a choice, and when it is left. */
export function AccountMenu({ reviewer }: { reviewer: Reviewer }): ReactNode {
  const routing = useRouting();
  const { key } = useAddress();
  const id = useId();
  const area = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [openAt, setOpenAt] = useState<string | null>(null);
  // Going anywhere closes it.
  const isOpen = openAt === key;
  const close = () => setOpenAt(null);

  useEffect(() => {
    if (!isOpen) return;
    const leave = (event: Event) => {
      if (event.target instanceof Node && !area.current?.contains(event.target)) setOpenAt(null);
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
    };
  }, [isOpen]);

  const entries: readonly (readonly [label: string, route: RouteName])[] = [
    [shellMessages.myProfile, 'profile'],
    // Screens of ours, and in the menu as soon as they are.
    ...(
      [
        [shellMessages.following, 'following'],
        [shellMessages.feed, 'feed'],
      ] as const
    ).filter(([, route]) => routing.hasScreen(route)),
    [shellMessages.signOut, 'logout'],
  ];
  const { name } = reviewer;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes it from wherever the focus is inside
    <div
      ref={area}
      className="mp-account"
      onKeyDown={event => {
        if (event.key !== 'Escape' || !isOpen) return;
        close();
        button.current?.focus();
      }}
    >
      <button
        ref={button}
        type="button"
        className="mp-account__button"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={name ? shellMessages.accountOf(name) : shellMessages.account}
        onClick={() => setOpenAt(isOpen ? null : key)}
      >
        <Avatar name={name} image={reviewer.avatar} verified={reviewer.verifiedBuyer} decorative />
      </button>
      <div id={id} className="mp-account__menu" hidden={!isOpen}>
        {name && <p className="mp-account__name">{name}</p>}
        <ul>
          {entries.map(([label, route]) => (
            <li key={route}>
              <A className="mp-account__item" href={routePaths[route]} onClick={close}>
                {label}
              </A>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
