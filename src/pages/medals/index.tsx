import type { ReactNode } from 'react';
import { medalTiers } from '../../contract/limits.ts';
import { searchHref } from '../../domain/search-href.ts';
import { medalMessages as texts } from '../../messages/medals.ts';
import { uiMessages } from '../../messages/ui.ts';
import { pathOf } from '../../routing/addresses/paths.ts';
import { usePageMeta } from '../../state/goods/site.ts';
import { Article } from '../../ui/article.tsx';
import { Medal } from '../../ui/cards/medal.tsx';
import { TierName } from '../../ui/cards/tier-name.tsx';
import { useUi } from '../../ui/context.tsx';
import { formatPercent } from '../../ui/format.ts';
import { TextLink } from '../../ui/navigation/text-link.tsx';
import { Section } from '../../ui/section.tsx';
import { ScoreSlider } from './score-slider.tsx';

/** The medal tiers with their ranges, and a slider to try scores. */
export default function MedalsScreen(): ReactNode {
  const { locale } = useUi();
  usePageMeta(pathOf('medals'), texts);
  return (
    <Article title={texts.title} lead={texts.lead}>
      <Section title={texts.tiers}>
        <ol className="mp-panels mp-medal-panels">
          {medalTiers.map(({ tier, from }, index) => {
            const name = uiMessages.medals[tier];
            const last = (medalTiers[index - 1]?.from ?? from + 1) - 1;
            return (
              <li key={tier}>
                <Medal tier={tier} size="lg" decorative />
                <h3 className="mp-h3">
                  <TierName tier={tier} />
                </h3>
                <p className="mp-medal-panels__range">
                  {rangeOf(formatPercent(from, locale), formatPercent(last, locale))}
                </p>
                <p>{texts.meaning[tier]}</p>
                <TextLink
                  href={searchHref({ min_transparency: from, sort_by: 'reviews_count' })}
                  aria-label={texts.productsOf({ medal: name, isTop: index === 0 })}
                >
                  {texts.products}
                </TextLink>
              </li>
            );
          })}
        </ol>
      </Section>
      <div className="mp-columns">
        <Section title={texts.rule}>
          <p>{texts.ruleText}</p>
        </Section>
        <Section title={texts.none}>
          <p>{texts.noneText}</p>
        </Section>
      </div>
      <Section title={texts.tryIt} subtitle={texts.tryText}>
        <ScoreSlider />
      </Section>
    </Article>
  );
}

const rangeOf = (from: string, to: string) => (from === to ? from : texts.range({ from, to }));
