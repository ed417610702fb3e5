import type { ShopPage } from '../../api/shop.ts';
import type { ShopMetrics } from '../../contract/shop.ts';
import type { NamedScore } from '../../domain/medal.ts';
import { countedScoresOf } from '../../domain/score.ts';
import { shopPartMessages as texts } from '../../messages/shop.ts';
import { useViewed } from '../../state/goods/use-viewed.ts';
import { ScoreFull } from '../../ui/cards/score-full.tsx';
import { TextLink } from '../../ui/navigation/text-link.tsx';
import { Shelves } from './shelves.tsx';
import { ShopStructuredData } from './structured-data.tsx';

export { Contact } from './contact.tsx';
export { ShopNotFound } from './not-found.tsx';

interface ShopSectionsProps {
  readonly page: ShopPage;
  readonly figures: ShopMetrics;
}

/** The parts between the head of a store and its reviews. */
export function ShopSections({ page, figures }: ShopSectionsProps) {
  const { name, internal_path, image_url } = page.shop_data;
  useViewed({ kind: 'store', name, path: internal_path, image: image_url });
  return (
    <>
      <Shelves page={page} />
      <ShopStructuredData shop={page.shop_data} figures={figures} />
    </>
  );
}

interface ScoresProps {
  readonly figures: ShopMetrics;
  /** Name of the store. */
  readonly of: string;
  /** Address of the reviews of verified buyers. */
  readonly verifiedHref: string;
}

/** How open the store is: its two scores, each with the sum behind it. */
export function ShopScores({ figures, of, verifiedHref }: ScoresProps) {
  const scores = countedScoresOf(figures);
  return (
    <section className="mp-shop__scores" aria-label={texts.scores}>
      {scores.map(score => (
        <div key={score.kind}>
          <ScoreFull of={of} {...score} />
          <Sum kind={score.kind} figures={figures} verifiedHref={verifiedHref} />
        </div>
      ))}
      {scores.length === 0 && <p className="mp-small mp-muted">{texts.noScores}</p>}
    </section>
  );
}

type SumProps = Pick<NamedScore, 'kind'> & Pick<ScoresProps, 'figures' | 'verifiedHref'>;

/** The reviews that a score counts. Nothing where the host does not send them. */
function Sum({ kind, figures, verifiedHref }: SumProps) {
  const { written_reviews_count: written, published_reviews_count: published } = figures;
  const verified = figures.verified_reviews_count;
  if (published == null) return null;
  if (kind === 'transparency')
    return (
      written != null && <p className="mp-shop__sum">{texts.shownOfWritten({ shown: published, written })}</p>
    );
  return (
    verified != null && (
      <p className="mp-shop__sum">
        <TextLink quiet href={verifiedHref}>
          {texts.verifiedOfShown({ verified, shown: published })}
        </TextLink>
      </p>
    )
  );
}
