import { lookUp } from '../contract/look-up.ts';
import type { WidgetData } from '../contract/review-widgets.ts';
import { wholePercents } from '../domain/shares.ts';
import { originMessages } from '../messages/review-facts.ts';
import { sourceMessages } from '../messages/reviews.ts';
import { pathOf } from '../routing/addresses/paths.ts';
import { useUi } from '../ui/context.tsx';
import { formatPercent } from '../ui/format.ts';
import { TextLink } from '../ui/navigation/text-link.tsx';
import { Tally } from './tally.tsx';

/** How the reviews of a product or store were collected: the share of each source. Nothing where the host does not say. */
export function ReviewOrigins({ sources }: { readonly sources: WidgetData['review_sources'] }) {
  const { locale } = useUi();
  return (
    <Tally
      title={() => originMessages.collected}
      counts={sources}
      nameOf={source => lookUp(sourceMessages, source) ?? source}
      format={counts =>
        wholePercents(counts).map(share =>
          share > 0 ? formatPercent(share, locale) : `<${formatPercent(1, locale)}`,
        )
      }
    >
      <TextLink href={`${pathOf('trust')}#sources`}>{originMessages.meaning}</TextLink>
    </Tally>
  );
}
