import { type ApiError, isGone } from '../../api/errors.ts';
import { shopPartMessages as texts } from '../../messages/product-and-shop-parts.ts';
import { pathOf } from '../../routing/paths.ts';
import { useSubjectHead } from '../../state/use-subject-head.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState, ErrorNotice } from '../../ui/feedback/empty-state.tsx';
import { Store } from '../../ui/icons/store.ts';

interface ShopNotFoundProps {
  readonly error: ApiError;
  readonly onRetry: () => void;
}

/** In place of a store that is not there, or that could not be loaded. */
export function ShopNotFound({ error, onRetry }: ShopNotFoundProps) {
  const { title, text, stores } = texts.notFound;
  const isMissing = isGone(error);
  useSubjectHead(isMissing ? title : texts.failed, null, true);
  const toStores = (
    <ButtonLink href={pathOf('storeSearch')} variant={isMissing ? 'primary' : 'secondary'}>
      {stores}
    </ButtonLink>
  );
  return isMissing ? (
    <EmptyState icon={Store} level={1} title={title} text={text}>
      {toStores}
    </EmptyState>
  ) : (
    <ErrorNotice level={1} title={texts.failed} error={error} onRetry={onRetry}>
      {toStores}
    </ErrorNotice>
  );
}
