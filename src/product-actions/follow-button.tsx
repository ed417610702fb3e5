import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Followee, NamedFollowee } from '../contract/follow.ts';
import { followButtonMessages } from '../messages/follow-button.ts';
import { useAtomValue, useStore } from '../state/core/jotai.ts';
import {
  claimResumedFollowAtom,
  requestFollowedAtom,
  showFollowedAtom,
  toggleFollowAtom,
} from '../state/person/follow.ts';
import { followedAtom, followKey } from '../state/person/follow-state.ts';

export interface FollowButtonProps extends NamedFollowee {
  /** Classes of the button; by default those of the heart on a card. */
  readonly className?: string | undefined;
  /** Says beside the heart whether it is followed. */
  readonly hasText?: boolean | undefined;
}

/**
 * Follows or unfollows a product, a shop or a reviewer. All buttons of one followee show the same state. Lists of many
 * cards render theirs with `renderCardActions`.
 */
export function FollowButton({ kind, id, name, className = 'mp-heart', hasText = false }: FollowButtonProps) {
  const store = useStore();
  const button = useRef<HTMLButtonElement>(null);
  const key = followKey({ kind, id });
  const isFollowed = useAtomValue(followedAtom).has(key);
  useEffect(() => store.set(requestFollowedAtom, { kind, id }), [store, kind, id]);
  useEffect(() => {
    if (isFollowed && store.set(claimResumedFollowAtom, key)) focusResumed(button.current);
  }, [store, key, isFollowed]);
  return (
    <button
      ref={button}
      type="button"
      className={className}
      aria-pressed={isFollowed}
      // A name says what is read on the button.
      aria-label={followButtonMessages[isFollowed && hasText ? 'followingOf' : 'followOf']({ name })}
      onClick={() => void store.set(toggleFollowAtom, { kind, id, name })}
    >
      {hasText && followButtonMessages[isFollowed ? 'following' : 'follow']}
    </button>
  );
}

/** Takes over that these are followed, so that no button of theirs has to ask. Render it together with the buttons. */
export function KnownFollows({ followees }: { readonly followees: readonly Followee[] }): null {
  const store = useStore();
  // Before the effects of the buttons.
  useLayoutEffect(() => store.set(showFollowedAtom, followees), [store, followees]);
  return null;
}

/**
 * Focuses the button that was pressed before signing in, now that it shows the follow. Leaves the focus alone if the
 * person has moved it meanwhile.
 */
export function focusResumed(button: HTMLElement | null | undefined): void {
  if (!button || document.activeElement !== document.body) return;
  button.focus({ preventScroll: true });
  button.scrollIntoView({ block: 'nearest' });
}
