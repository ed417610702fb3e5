import type { ReactNode } from 'react';
import { notFoundMessages } from '../messages/screen-notices.ts';
import { pathOf } from '../routing/addresses/paths.ts';
import { usePageHead } from '../state/page/use-page-head.ts';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { Search } from '../ui/icons/search.ts';

/** The screen for an unknown address below `/reviews`. */
export function NotFound(): ReactNode {
  usePageHead({ title: notFoundMessages.title });
  return (
    <EmptyState level={1} icon={Search} title={notFoundMessages.title} text={notFoundMessages.text}>
      <ButtonLink variant="primary" href={pathOf('home')}>
        {notFoundMessages.goHome}
      </ButtonLink>
      <ButtonLink href={pathOf('categoryIndex')}>{notFoundMessages.goToCategories}</ButtonLink>
    </EmptyState>
  );
}
