import { type ReactNode, useLayoutEffect } from 'react';
import { fromTablet } from '../../host/viewport.ts';
import { routes } from '../../routes.ts';
import { matchPath } from '../../routing/paths.ts';
import { useAddress, useShown } from '../../routing/router.tsx';
import { barCategoriesAtom } from '../../state/categories.ts';
import { useAtomValue } from '../../state/jotai.ts';
import { CategoryBar } from '../lazy.ts';

/**
 * The place of the category bar below the header. The stylesheet keeps its room from the first paint on; it is given
 * back together with the page that has no bar, or as soon as it is known that there are no categories.
 */
export function CategoryBarPlace(): ReactNode {
  const { shown, isLoading } = useShown();
  const { pathname } = useAddress();
  const hasNone = useAtomValue(barCategoriesAtom)?.length === 0;
  const name = matchPath(shown?.address.pathname ?? pathname)?.name;
  const isOn = !hasNone && !(name && routes[name].categoryBar === false);
  // What the server rendered does not move: the first screen takes its place in one go.
  const keepsRoom = isOn || (!hasNone && !shown && isLoading);
  useLayoutEffect(() => {
    const { classList } = document.body;
    classList.toggle(noBarClass, !keepsRoom);
    return () => classList.remove(noBarClass);
  }, [keepsRoom]);
  return (
    isOn && (
      <div className="mp-category-bar">
        <CategoryBar isWanted={matchMedia(fromTablet).matches} />
      </div>
    )
  );
}
const noBarClass = 'mp-no-category-bar';
