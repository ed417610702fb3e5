import { type ComponentProps, type ReactNode, useEffect } from 'react';
import type { ApiError } from '../api/errors.ts';
import { isGone } from '../domain/failure.ts';
import { lazy } from '../loading/lazy.ts';
import { useAddress } from '../routing/router/router.tsx';
import { useSetAtom } from '../state/core/jotai.ts';
import { removeViewedAtom } from '../state/goods/recently-viewed.ts';
import { usePageHead } from '../state/page/use-page-head.ts';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { ErrorNotice } from '../ui/feedback/error-notice.tsx';
import type { IconType } from '../ui/icons/icon.tsx';
import { idleComponent } from '../ui/lazy-component.tsx';

const Instead = idleComponent(
  lazy(() => import('../search-bar/instead.tsx')),
  code => code.Instead,
);

interface NoSubjectProps {
  readonly error: ApiError;
  readonly onRetry: () => void;
  readonly icon: IconType;
  readonly texts: {
    readonly failed: string;
    readonly notFound: { readonly title: string; readonly text: string };
  };
  /** A link to look for another one. */
  readonly elsewhere: ComponentProps<typeof ButtonLink>;
}

/** The notice for a product or store that does not exist or could not be loaded. */
export function NoSubject({ error, onRetry, icon, texts, elsewhere }: NoSubjectProps): ReactNode {
  const isMissing = isGone(error);
  const { title, text } = isMissing ? texts.notFound : { title: texts.failed, text: '' };
  usePageHead({ title, isHidden: true });
  const { pathname } = useAddress();
  const forget = useSetAtom(removeViewedAtom);
  useEffect(() => {
    if (isMissing) forget(pathname);
  }, [isMissing, forget, pathname]);
  const link = <ButtonLink variant={isMissing ? 'primary' : 'secondary'} {...elsewhere} />;
  return isMissing ? (
    <>
      <EmptyState icon={icon} level={1} title={title} text={text}>
        {link}
      </EmptyState>
      <Instead />
    </>
  ) : (
    <ErrorNotice level={1} title={title} error={error} onRetry={onRetry}>
      {link}
    </ErrorNotice>
  );
}
