import type { ReactNode } from 'react';
import type { RouteName } from '../../routes.ts';
import { matchPath } from '../../routing/paths.ts';
import { useAddress } from '../../routing/router.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { Medals } from './medals.tsx';
import { Trust } from './trust.tsx';

const pages: { readonly [Name in RouteName]?: () => ReactNode } = {
  howItWorks: HowItWorks,
  medals: Medals,
  trust: Trust,
};

/** The pages about the site. They link to each other and share one chunk. */
export default function AboutScreen(): ReactNode {
  const name = matchPath(useAddress().pathname)?.name;
  const Page = (name && pages[name]) ?? HowItWorks;
  return <Page />;
}
