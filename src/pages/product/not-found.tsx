import type { ApiError } from '../../api/errors.ts';
import { productPartMessages as texts } from '../../messages/product-parts.ts';
import { NoSubject } from '../../reviews/no-subject.tsx';
import { pathOf } from '../../routing/addresses/paths.ts';
import { PackageSearch } from '../../ui/icons/package-search.ts';
import { Search } from '../../ui/icons/search.ts';

interface ProductNotFoundProps {
  readonly error: ApiError;
  readonly onRetry: () => void;
}

/** The notice for a product that does not exist or could not be loaded. */
export function ProductNotFound(props: ProductNotFoundProps) {
  const search = { href: pathOf('home'), icon: Search, children: texts.notFound.home };
  return <NoSubject {...props} icon={PackageSearch} texts={texts} elsewhere={search} />;
}
