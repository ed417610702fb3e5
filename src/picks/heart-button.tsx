import { type ReactNode, useEffect, useRef } from 'react';
import { pickMessages } from '../contract/messages/picks.ts';
import { type Heart, heartKey } from '../state/heart.ts';
import { arriveAtHeartAtom, askFollowedAtom, followedAtom, toggleHeartAtom } from '../state/hearting.ts';
import { useAtomValue, useStore } from '../state/jotai.ts';

export interface HeartButtonProps extends Heart {
  /** Looks as it does on a card unless this says otherwise. */
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

/**
 * Follows a product, a shop or a reviewer, or no longer. Everywhere on the page it is the same heart. A page of results
 * has fifty of them, so they listen to one thing only.
 */
export function HeartButton({ kind, id, name, className = 'mp-heart', children }: HeartButtonProps) {
  const store = useStore();
  const button = useRef<HTMLButtonElement>(null);
  const key = heartKey({ kind, id });
  const isFollowed = useAtomValue(followedAtom).has(key);
  useEffect(() => store.set(askFollowedAtom, { kind, id }), [store, kind, id]);
  // Whoever comes back from signing in finds the focus on the heart they had pressed, as soon as that is there. Who has
  // gone on meanwhile stays where they are.
  useEffect(() => {
    if (!isFollowed || !store.set(arriveAtHeartAtom, key) || document.activeElement !== document.body) return;
    button.current?.focus({ preventScroll: true });
    button.current?.scrollIntoView({ block: 'center' });
  }, [store, key, isFollowed]);
  return (
    <button
      ref={button}
      type="button"
      className={className}
      aria-pressed={isFollowed}
      aria-label={pickMessages.followOf(name)}
      onClick={() => store.set(toggleHeartAtom, { kind, id, name })}
    >
      {children}
    </button>
  );
}
