import type { ReactNode } from 'react';
import { lookUp } from '../../contract/look-up.ts';
import { lazy } from '../../loading/lazy.ts';
import { sourceMessages } from '../../messages/reviews.ts';
import { trustMessages as texts } from '../../messages/trust.ts';
import { pathOf } from '../../routing/addresses/paths.ts';
import { ownTabHref } from '../../routing/addresses/profile-href.ts';
import { useAtomValue } from '../../state/core/jotai.ts';
import { useCarousel, useHomeMetrics, usePageMeta } from '../../state/goods/site.ts';
import { viewerAtom } from '../../state/person/reviewer.ts';
import { Article } from '../../ui/article.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { ReviewSkeleton } from '../../ui/cards/review-skeleton.tsx';
import { SiteFigures } from '../../ui/cards/site-figures.tsx';
import { ErrorNotice } from '../../ui/feedback/error-notice.tsx';
import { Check } from '../../ui/icons/check.ts';
import type { IconType } from '../../ui/icons/icon.tsx';
import { X } from '../../ui/icons/x.ts';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { Section } from '../../ui/section.tsx';

const later = lazy(() => import('./later.tsx'));
const ReviewCard = lazyComponent(later, code => code.ReviewCard);
const HostLinks = lazyComponent(later, code => code.HostLinks);

/** Explains verified reviews, the sources of reviews, and the rules for stores. */
export default function TrustScreen(): ReactNode {
  const { state, retry } = useHomeMetrics();
  const { id } = useAtomValue(viewerAtom);
  usePageMeta(pathOf('trust'), texts);
  return (
    <Article title={texts.title} lead={texts.lead}>
      <SiteFigures figures={state.data} hasFailed={state.status === 'failed'} onRetry={retry} />
      <div className="mp-columns">
        <div>
          <Section title={texts.verified}>
            <p>{texts.verifiedText}</p>
          </Section>
          <Section title={texts.few}>
            <p>{texts.fewText}</p>
          </Section>
        </div>
        <ExampleReview />
      </div>
      <Section anchor="sources" title={texts.sources} subtitle={texts.sourcesText}>
        <dl className="mp-sources">
          {Object.entries(sourceMessages).map(([source, name]) => (
            <div key={source}>
              <dt className="mp-sources__name">{name}</dt>
              <dd>{lookUp(texts.meanings, source)}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section title={texts.rules}>
        <div className="mp-panels">
          <Points title={texts.canTitle} points={texts.can} icon={Check} />
          <Points title={texts.cannotTitle} points={texts.cannot} icon={X} />
        </div>
      </Section>
      <Section title={texts.wrong}>
        <p>{texts.wrongText}</p>
        <HostLinks fallback={<p className="mp-article__links">&nbsp;</p>} />
        <div className="mp-article__links">
          <ButtonLink href={ownTabHref(id, 'orders')}>{texts.openDispute}</ButtonLink>
          <ButtonLink href={pathOf('howItWorks')}>{texts.howItWorks}</ButtonLink>
          <ButtonLink href={pathOf('medals')}>{texts.medals}</ButtonLink>
        </div>
      </Section>
    </Article>
  );
}

/** A real review by a verified buyer. Nothing when the host has none. */
function ExampleReview(): ReactNode {
  const { data: reviews } = useCarousel('featured_review').state;
  const review = reviews?.find(one => one.verified ?? one.reviewer?.verified_buyer);
  const skeleton = <ReviewSkeleton boxed />;
  if (reviews && !review) return null;
  return (
    <figure className="mp-trust__sample">
      <figcaption>{texts.sample}</figcaption>
      {review ? (
        <ReviewCard
          review={review}
          showProduct
          boxed
          lines={6}
          fallback={skeleton}
          failure={retry => <ErrorNotice level={3} onRetry={retry} />}
        />
      ) : (
        skeleton
      )}
    </figure>
  );
}

interface PointsProps {
  readonly title: string;
  readonly points: readonly string[];
  readonly icon: IconType;
}

function Points({ title, points, icon: Icon }: PointsProps): ReactNode {
  return (
    <div>
      <h3 className="mp-h3">{title}</h3>
      <ul className="mp-points">
        {points.map(point => (
          <li key={point}>
            <Icon size={18} strokeWidth={2.5} />
            <span>{point}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
