import { type ReactNode, useEffect, useRef } from 'react';
import type { NamedFollowee } from '../contract/follow.ts';
import { followMessages } from '../contract/messages/follow.ts';
import {
  claimResumedFollowAtom,
  followedAtom,
  followKey,
  requestFollowedAtom,
  toggleFollowAtom,
} from '../state/follow.ts';
import { useAtomValue, useStore } from '../state/jotai.ts';

export interface FollowButtonProps extends NamedFollowee {
  /** Looks as it does on a card unless this says otherwise. */
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

/**
 * Follows a product, a shop or a reviewer, or no longer. Everywhere on the page it is the same heart. A page of results
 * has fifty of them, so they listen to one thing only.
 */
export function FollowButton({ kind, id, name, className = 'mp-heart', children }: FollowButtonProps) {
  const store = useStore();
  const button = useRef<HTMLButtonElement>(null);
  const key = followKey({ kind, id });
  const isFollowed = useAtomValue(followedAtom).has(key);
  useEffect(() => store.set(requestFollowedAtom, { kind, id }), [store, kind, id]);
  // Whoever comes back from signing in finds the focus on the heart they had pressed, as soon as that is there. Who has
  // gone on meanwhile stays where they are.
  useEffect(() => {
    if (!isFollowed || !store.set(claimResumedFollowAtom, key) || document.activeElement !== document.body)
      return;
    button.current?.focus({ preventScroll: true });
    button.current?.scrollIntoView({ block: 'center' });
  }, [store, key, isFollowed]);
  return (
    <button
      ref={button}
      type="button"
      className={className}
      aria-pressed={isFollowed}
      aria-label={followMessages.followOf(name)}
      onClick={() => store.set(toggleFollowAtom, { kind, id, name })}
    >
      {children}
    </button>
  );
}
