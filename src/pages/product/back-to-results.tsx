import { type MouseEvent, useState } from 'react';
import { productMessages as texts } from '../../contract/messages/product.ts';
import { hasModifier } from '../../host/modifiers.ts';
import { matchPath } from '../../routing/paths.ts';
import { ArrowLeft } from '../../ui/more-icons.tsx';
import { TextLink } from '../../ui/navigation/text-link.tsx';

/**
 * The way back to the results one came from, as they were left: the same entry of the history, not a new one.
 * Nothing for those who came from elsewhere, or whose browser does not tell where they came from.
 */
export function BackToResults() {
  const [results] = useState(findResults);
  if (!results?.url) return null;
  const goBack = (event: MouseEvent) => {
    if (hasModifier(event)) return;
    event.preventDefault();
    navigation.traverseTo(results.key);
  };
  return (
    <TextLink className="mp-product__back" href={results.url} onClick={goBack}>
      <ArrowLeft size={18} />
      {texts.backToResults}
    </TextLink>
  );
}

/** The entry one came from when it is a search; jumps within this page are steps of it. */
function findResults(): NavigationHistoryEntry | null {
  if (!('navigation' in window)) return null;
  const before = navigation.entries().slice(0, navigation.currentEntry?.index ?? 0);
  const entry = before.reverse().find(({ url }) => pathOf(url) !== location.pathname);
  return entry && matchPath(pathOf(entry.url))?.name === 'PageSearch' ? entry : null;
}

const pathOf = (url: string | null) => (url ? new URL(url).pathname : '');
