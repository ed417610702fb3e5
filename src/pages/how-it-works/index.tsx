import type { ReactNode } from 'react';
import { searchHref } from '../../domain/search-href.ts';
import { howItWorksMessages as texts } from '../../messages/how-it-works.ts';
import { uiMessages } from '../../messages/ui.ts';
import { pathOf } from '../../routing/addresses/paths.ts';
import { ownTabHref } from '../../routing/addresses/profile-href.ts';
import { useAtomValue } from '../../state/core/jotai.ts';
import { usePageMeta } from '../../state/goods/site.ts';
import { viewerAtom } from '../../state/person/reviewer.ts';
import { Article } from '../../ui/article.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { TextLink } from '../../ui/navigation/text-link.tsx';
import { Section } from '../../ui/section.tsx';
import { ExampleProduct } from './example-product.tsx';

const scores = ['transparency', 'authenticity'] as const;
const choiceHrefs = [
  searchHref({ sort_by: 'reviews_count' }),
  pathOf('storeSearch'),
  pathOf('categoryIndex'),
];

/** A product with its scores, what these say, how reviews come about, and how to choose products by both. */
export default function HowItWorksScreen(): ReactNode {
  const { id } = useAtomValue(viewerAtom);
  usePageMeta(pathOf('howItWorks'), texts);
  return (
    <Article title={texts.title} lead={texts.lead}>
      <ExampleProduct />
      <Section title={texts.scores} subtitle={texts.scoresText}>
        <dl className="mp-how">
          {scores.map(kind => (
            <div key={kind}>
              <dt className="mp-h3">{uiMessages.scores[kind]}</dt>
              <dd>{texts[kind]}</dd>
            </div>
          ))}
        </dl>
        <div className="mp-article__links">
          <ButtonLink href={pathOf('medals')} variant="primary">
            {texts.medals}
          </ButtonLink>
          <ButtonLink href={pathOf('trust')}>{texts.trust}</ButtonLink>
        </div>
      </Section>
      <Section title={texts.steps}>
        <ol className="mp-how mp-how--numbered">
          {texts.stepList.map(({ title, text }) => (
            <li key={title}>
              <h3 className="mp-h3">{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Section title={texts.choose}>
        <ul className="mp-how">
          {texts.choices.map(([label, text], index) => (
            <li key={label}>
              <h3 className="mp-h3">
                <TextLink href={choiceHrefs[index] ?? pathOf('home')}>{label}</TextLink>
              </h3>
              <p>{text}</p>
            </li>
          ))}
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
