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
  /** Classes of the button; by default those of the heart on a card. */
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

/**
 * Follows or unfollows a product, a shop or a reviewer. All buttons of one followee show the same state. A page of
 * results has fifty of them, so each reads one atom only.
 */
export function FollowButton({ kind, id, name, className = 'mp-heart', children }: FollowButtonProps) {
  const store = useStore();
  const button = useRef<HTMLButtonElement>(null);
  const key = followKey({ kind, id });
  const isFollowed = useAtomValue(followedAtom).has(key);
  useEffect(() => store.set(requestFollowedAtom, { kind, id }), [store, kind, id]);
  // After a sign-in that this button asked for, focus it as soon as it shows the follow. Leave the focus alone if the
  // visitor has moved it meanwhile.
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
