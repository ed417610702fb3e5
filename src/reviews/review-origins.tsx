import { lookUp } from '../contract/look-up.ts';
import type { WidgetData } from '../contract/reviews.ts';
import { originMessages, sourceMessages } from '../messages/review-sources.ts';
import { pathOf } from '../routing/paths.ts';
import { useUi } from '../ui/context.tsx';
import { formatPercent } from '../ui/format.ts';
import { TextLink } from '../ui/navigation/text-link.tsx';

/** How the reviews of a product or store were collected: the share of each source. Nothing where the host does not say. */
export function ReviewOrigins({ sources }: { readonly sources: WidgetData['review_sources'] }) {
  const { locale } = useUi();
  const counts = Object.entries(sources ?? {}).filter(([, count]) => count > 0);
  const total = counts.reduce((sum, [, count]) => sum + count, 0);
  if (total === 0) return null;
  const largestFirst = counts.sort(([, a], [, b]) => b - a);
  return (
    <div className="mp-reviews__origins mp-small">
      <p>
        <b>{originMessages.collected}</b>
      </p>
      <dl>
        {largestFirst.map(([source, count]) => (
          <div key={source}>
            <dt>{lookUp(sourceMessages, source) ?? source}</dt>
            <dd>{formatPercent(Math.max(1, Math.round((count / total) * 100)), locale)}</dd>
          </div>
        ))}
      </dl>
      <TextLink href={`${pathOf('trust')}#sources`}>{originMessages.meaning}</TextLink>
    </div>
  );
}
