import { medalTiers } from '../../contract/limits.ts';
import type { ShopData, ShopMetrics } from '../../contract/shop.ts';
import { medalFor, type NamedScore, scoresOf } from '../../domain/medal.ts';
import { may } from '../../domain/permissions.ts';
import { plainText } from '../../domain/plain-text.ts';
import { takesWebReviews, webHref } from '../../domain/shop.ts';
import { isOn } from '../../host/features.ts';
import { lazy } from '../../loading/lazy.ts';
import { shopMessages as texts } from '../../messages/shop.ts';
import { uiMessages } from '../../messages/ui.ts';
import { ActionButtons, ShareButton } from '../../product-actions/action-buttons.ts';
import { VisitStore } from '../../reviews/visit-store.tsx';
import { pathOf } from '../../routing/addresses/paths.ts';
import { useAtomValue } from '../../state/core/jotai.ts';
import { viewerAtom } from '../../state/person/reviewer.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Medal } from '../../ui/cards/medal.tsx';
import { Rating } from '../../ui/cards/rating.tsx';
import { ClampedText } from '../../ui/clamped-text.tsx';
import { Pencil } from '../../ui/icons/pencil.ts';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { Avatar } from '../../ui/media/avatar.tsx';
import { Breadcrumbs } from '../../ui/navigation/breadcrumbs.tsx';
import { TextLink } from '../../ui/navigation/text-link.tsx';
import { ContactSkeleton, ScoresSkeleton } from './shop-skeleton.tsx';

/** The parts below the head that need more code than the first paint has. */
export const later = lazy(() => import('./later.tsx'));
const Contact = lazyComponent(later, code => code.Contact);
const ShopScores = lazyComponent(later, code => code.ShopScores);

interface OverviewProps {
  readonly shop: ShopData;
  readonly slug: string;
  readonly figures: ShopMetrics;
  /** Whether figures that are missing may still come. */
  readonly isLoading: boolean;
  /** Address of this page with the reviews of verified buyers only. */
  readonly verifiedHref: string;
  /** Called when a click opens the store's own site. */
  readonly onLeave: () => void;
}

/** The name, contact and scores of the store. */
export function Overview({ shop, slug, figures, isLoading, verifiedHref, onLeave }: OverviewProps) {
  const viewer = useAtomValue(viewerAtom);
  const description = plainText(shop.description ?? '');
  const external = webHref(shop.external_url ?? '');
  const scores = scoresOf(figures);
  return (
    <>
      <div className="mp-shop__way">
        <Breadcrumbs items={[{ label: texts.stores, href: pathOf('storeSearch') }]} />
      </div>
      <div className="mp-shop__top">
        <div className="mp-shop__facts">
          <div className="mp-shop__name">
            <Avatar name={shop.name} image={{ normal: shop.image_url, retina: shop.retina_image_url }} />
            <div>
              <h1 className="mp-h1">
                <bdi>{shop.name}</bdi>
              </h1>
              <a className="mp-shop__rating" href="#reviews">
                <Rating value={figures.average_rating} count={figures.reviews_count} size="md" countInWords />
              </a>
            </div>
          </div>
          {description && <ClampedText text={description} lines={4} of={shop.name} dir="auto" />}
          <Medals shop={shop} scores={scores} />
          <Contact shop={shop} fallback={<ContactSkeleton shop={shop} />} />
          <div className="mp-shop__actions">
            {external && (
              <VisitStore
                href={external}
                aria-label={texts.opensStore({ shop: shop.name })}
                onLeave={onLeave}
              >
                {texts.visitStore}
              </VisitStore>
            )}
            {may(viewer, 'write-review') && takesWebReviews(shop.settings) && (
              <ButtonLink href={pathOf('writeReview')} icon={Pencil}>
                {texts.review}
              </ButtonLink>
            )}
            <span className="mp-shop__chip">
              <ActionButtons followee={{ kind: 'Shop', id: shop.encoded_id, name: shop.name }} isRow />
            </span>
            <span className="mp-shop__chip">
              <ShareButton title={shop.name} path={shop.internal_path} />
            </span>
          </div>
          {isOn('disputes') && may(viewer, 'open-dispute') && (
            <p className="mp-small mp-muted">
              <span>{`${texts.dispute.question} `}</span>
              <TextLink href={pathOf('newShopDispute', { shop_slug: slug })}>{texts.dispute.link}</TextLink>
            </p>
          )}
        </div>
        {isLoading && scores.length === 0 ? (
          <ScoresSkeleton />
        ) : (
          <ShopScores
            figures={figures}
            verifiedHref={verifiedHref}
            of={shop.name}
            fallback={<ScoresSkeleton />}
          />
        )}
      </div>
    </>
  );
}

interface MedalsProps {
  readonly shop: ShopData;
  readonly scores: readonly NamedScore[];
}

/** The medals that the host gives the store, without those that its scores show already. */
function Medals({ shop, scores }: MedalsProps) {
  const scoreMedals = scores.map(({ kind, score }) => `${kind} ${medalFor(score)}`);
  const medals = (shop.shop_medals ?? []).filter(
    ({ name, tier }) => !scoreMedals.includes(`${name} ${tier}`.toLowerCase()),
  );
  if (medals.length === 0) return null;
  return (
    <ul className="mp-shop__medals" aria-label={texts.medals}>
      {medals.map(({ name, tier: given }) => {
        const tier = medalTiers.find(one => one.tier === given?.toLowerCase())?.tier;
        const words = tier ? uiMessages.medals[tier] : given;
        return (
          <li key={name}>
            {tier && <Medal tier={tier} size="md" decorative />}
            <span>{words ? texts.medal({ name, tier: words }) : name}</span>
          </li>
        );
      })}
    </ul>
  );
}
