import type { ReactNode } from 'react';
import { accountMessages } from '../contract/messages/account.ts';
import { routePaths } from '../routing/paths.ts';
import { useAddress, useRouting } from '../routing/router.tsx';
import type { Reviewer } from '../state/reviewer.ts';
import { Avatar } from '../ui/avatar.tsx';
import { Menu } from '../ui/menu.tsx';

/** The avatar, and below it the reviewer's own pages. */
export default function AccountMenu({ reviewer }: { reviewer: Reviewer }): ReactNode {
  const { hasScreen } = useRouting();
  const { key } = useAddress();
  const { name, avatar, verifiedBuyer } = reviewer;
  const items = [
    { label: accountMessages.myProfile, href: routePaths.profile },
    // Screens of ours, and in the menu as soon as they are.
    ...(hasScreen('following') ? [{ label: accountMessages.following, href: routePaths.following }] : []),
    ...(hasScreen('feed') ? [{ label: accountMessages.feed, href: routePaths.feed }] : []),
    { label: accountMessages.signOut, href: routePaths.logout },
  ];
  return (
    <Menu
      // Going anywhere closes it.
      key={key}
      label={name ? accountMessages.accountOf(name) : accountMessages.account}
      button={<Avatar name={name} image={avatar} verified={verifiedBuyer} decorative />}
      head={name}
      items={items}
    />
  );
}
