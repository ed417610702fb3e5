import { type MouseEvent, useState } from 'react';
import { productMessages as texts } from '../../messages/product.ts';
import { hasModifier } from '../../routing/addresses/link-destination.ts';
import { matchPath } from '../../routing/addresses/paths.ts';
import { useRouting } from '../../routing/router/router.tsx';
import { ArrowLeft } from '../../ui/icons/arrow-left.ts';
import { TextLink } from '../../ui/navigation/text-link.tsx';

/**
 * A link back to the search results, shown only when they are the previous history entry. It returns to that entry
 * instead of adding one, so that the results appear as they were.
 */
export function BackToResults() {
  const { previousHref, goToPrevious } = useRouting();
  const [results] = useState(previousHref);
  if (!results || matchPath(new URL(results, location.href).pathname)?.name !== 'PageSearch') return null;
  const goBack = (event: MouseEvent) => {
    if (hasModifier(event)) return;
    event.preventDefault();
    goToPrevious();
  };
  return (
    <TextLink className="mp-product__back" href={results} onClick={goBack}>
      <ArrowLeft size={18} />
      <span>{texts.backToResults}</span>
    </TextLink>
  );
}
