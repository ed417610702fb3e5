import type { ReactNode } from 'react';
import { searchHref } from '../../domain/search-href.ts';
import { howItWorksMessages as texts } from '../../messages/how-it-works.ts';
import { uiMessages } from '../../messages/ui.ts';
import { pathOf } from '../../routing/addresses/paths.ts';
import { ownTabHref } from '../../routing/addresses/profile-href.ts';
import { useAtomValue } from '../../state/core/jotai.ts';
import { useHomeMetrics, usePageMeta } from '../../state/goods/site.ts';
import { viewerAtom } from '../../state/person/reviewer.ts';
import { Article } from '../../ui/article.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { SiteFigures } from '../../ui/cards/site-figures.tsx';
import type { IconType } from '../../ui/icons/icon.tsx';
import { LayoutGrid } from '../../ui/icons/layout-grid.ts';
import { MessageSquareText } from '../../ui/icons/message-square-text.ts';
import { Search } from '../../ui/icons/search.ts';
import { ShieldCheck } from '../../ui/icons/shield-check.ts';
import { Star } from '../../ui/icons/star.ts';
import { Store } from '../../ui/icons/store.ts';
import { Tag } from '../../ui/icons/tag.ts';
import { Users } from '../../ui/icons/users.ts';
import { TextLink } from '../../ui/navigation/text-link.tsx';
import { Section } from '../../ui/section.tsx';
import { ExampleProduct } from './example-product.tsx';

const stepIcons: readonly IconType[] = [Tag, MessageSquareText, Users, Star];
const choiceLinks: readonly (readonly [IconType, string])[] = [
  [Search, searchHref({ sort_by: 'reviews_count' })],
  [Store, pathOf('storeSearch')],
  [LayoutGrid, pathOf('categoryIndex')],
];

/** How reviews come about, how scores follow from them, and how to choose products by both. */
export default function HowItWorksScreen(): ReactNode {
  const { state, retry } = useHomeMetrics();
  const { id } = useAtomValue(viewerAtom);
  usePageMeta(pathOf('howItWorks'), texts);
  return (
    <Article title={texts.title} lead={texts.lead}>
      <SiteFigures figures={state.data} hasFailed={state.status === 'failed'} onRetry={retry} />
      <Section title={texts.steps}>
        <ol className="mp-panels mp-steps">
          {texts.stepList.map(({ title, text }, index) => {
            return (
              <li key={title}>
                <Mark icon={stepIcons[index] ?? Star} />
                <h3 className="mp-h3">{title}</h3>
                <p>{text}</p>
              </li>
            );
          })}
        </ol>
      </Section>
      <Section title={texts.scores} subtitle={texts.scoresText}>
        <div className="mp-panels">
          <div>
            <Mark icon={MessageSquareText} />
            <h3 className="mp-h3">{uiMessages.scores.transparency}</h3>
            <p>{texts.transparency}</p>
          </div>
          <div>
            <Mark icon={ShieldCheck} />
            <h3 className="mp-h3">{uiMessages.scores.authenticity}</h3>
            <p>{texts.authenticity}</p>
          </div>
        </div>
        <ExampleProduct />
        <div className="mp-article__links">
          <ButtonLink href={pathOf('medals')} variant="primary">
            {texts.medals}
          </ButtonLink>
          <ButtonLink href={pathOf('trust')}>{texts.trust}</ButtonLink>
        </div>
      </Section>
      <Section title={texts.choose}>
        <ul className="mp-panels">
          {texts.choices.map(([label, text], index) => {
            const [icon, href] = choiceLinks[index] ?? [Search, pathOf('home')];
            return (
              <li key={label}>
                <Mark icon={icon} />
                <h3 className="mp-h3">
                  <TextLink href={href}>{label}</TextLink>
                </h3>
                <p>{text}</p>
              </li>
            );
          })}
        </ul>
      </Section>
      <Section title={texts.dispute}>
        <p>{texts.disputeText}</p>
        <div className="mp-article__links">
          <ButtonLink href={ownTabHref(id, 'orders')}>{texts.openDispute}</ButtonLink>
        </div>
      </Section>
    </Article>
  );
}

/** The sign of a panel. */
function Mark({ icon: Icon }: { readonly icon: IconType }): ReactNode {
  return (
    <span className="mp-panel__mark">
      <Icon size={22} />
    </span>
  );
}
