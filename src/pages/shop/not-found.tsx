import type { ApiError } from '../../api/errors.ts';
import { shopPartMessages as texts } from '../../messages/shop.ts';
import { NoSubject } from '../../reviews/no-subject.tsx';
import { pathOf } from '../../routing/addresses/paths.ts';
import { Store } from '../../ui/icons/store.ts';

interface ShopNotFoundProps {
  readonly error: ApiError;
  readonly onRetry: () => void;
}

/** The notice for a store that does not exist or could not be loaded. */
export function ShopNotFound(props: ShopNotFoundProps) {
  const stores = { href: pathOf('storeSearch'), children: texts.notFound.stores };
  return <NoSubject {...props} icon={Store} texts={texts} elsewhere={stores} />;
}
