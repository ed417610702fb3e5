import { type ReactNode, type RefObject, useEffect } from 'react';
import type { NamedFollowee } from '../contract/follow.ts';
import type { ProductCard } from '../contract/search.ts';
import { isOn } from '../host/features.ts';
import { comparisonMessages } from '../messages/comparison.ts';
import { followButtonMessages } from '../messages/follow-button.ts';
import type { AppStore } from '../state/core/app-store.ts';
import { atom, useAtomValue, useStore } from '../state/core/jotai.ts';
import { comparisonAtom, toggleComparisonAtom } from '../state/goods/comparison.ts';
import { claimResumedFollowAtom, requestFollowedAtom, toggleFollowAtom } from '../state/person/follow.ts';
import { followedAtom, followKey } from '../state/person/follow-state.ts';
import { focusResumed } from './follow-button.tsx';

/** Which products of a list are followed and compared. */
export interface CardMarks {
  isFollowed(product: ProductCard): boolean;
  isCompared(product: ProductCard): boolean;
}

/** The marks of all cards: a list reads it once and hands each card its own. */
export const cardMarksAtom = atom((get): CardMarks => {
  const followed = get(followedAtom);
  const compared = new Set(get(comparisonAtom).map(product => product.encoded_product_id));
  return {
    isFollowed: product => followed.has(followKey(followeeOf(product))),
    isCompared: product => compared.has(product.encoded_product_id),
  };
});

/**
 * The heart and the comparison of a card in a long list. Plain elements: a component of its own for each costs a fifth of
 * the script of a filter change.
 */
export function renderCardActions(
  store: AppStore,
  product: ProductCard,
  isFollowed: boolean,
  isCompared: boolean,
): ReactNode {
  return (
    <>
      {isOn('following') && (
        <button
          type="button"
          className="mp-heart"
          aria-pressed={isFollowed}
          aria-label={followButtonMessages.followOf({ name: product.title })}
          onClick={() => store.set(toggleFollowAtom, followeeOf(product))}
        />
      )}
      <button
        type="button"
        className="mp-compare"
        aria-pressed={isCompared}
        aria-label={comparisonMessages.compareOf({ name: product.title })}
        onClick={() => store.set(toggleComparisonAtom, product)}
      >
        {comparisonMessages.compare}
      </button>
    </>
  );
}

interface CardFollowsProps {
  readonly products: readonly ProductCard[];
  /** The element that holds the cards, in the order of the products. */
  readonly list: RefObject<HTMLElement | null>;
}

/**
 * Asks which products of a list are followed, and focuses the heart that was pressed before signing in. Render it together
 * with the hearts.
 */
export function CardFollows({ products, list }: CardFollowsProps): null {
  const store = useStore();
  const followed = useAtomValue(followedAtom);
  useEffect(() => {
    for (const product of products) store.set(requestFollowedAtom, followeeOf(product));
  }, [store, products]);
  useEffect(() => {
    const resumed = products.findIndex(product => {
      const key = followKey(followeeOf(product));
      return followed.has(key) && store.set(claimResumedFollowAtom, key);
    });
    focusResumed(list.current?.querySelectorAll<HTMLElement>('.mp-heart')[resumed]);
  }, [store, products, list, followed]);
  return null;
}

function followeeOf({ encoded_product_id: id, title: name }: ProductCard): NamedFollowee {
  return { kind: 'Product', id, name };
}
