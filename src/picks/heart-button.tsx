import { type ReactNode, useEffect, useRef } from 'react';
import { pickMessages } from '../contract/messages/picks.ts';
import { type Heart, heartKey } from '../state/heart.ts';
import { askFollowedAtom, followedAtom, resumedHeartAtom, toggleHeartAtom } from '../state/hearting.ts';
import { useAtom, useAtomValue, useSetAtom } from '../state/jotai.ts';

export interface HeartButtonProps extends Heart {
  /** Looks as it does on a card unless this says otherwise. */
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

/** Follows a product, a shop or a reviewer, or no longer. Everywhere on the page it is the same heart. */
export function HeartButton({ kind, id, name, className = 'mp-heart', children }: HeartButtonProps) {
  const key = heartKey({ kind, id });
  const press = useSetAtom(toggleHeartAtom);
  const ask = useSetAtom(askFollowedAtom);
  useEffect(() => ask({ kind, id }), [ask, kind, id]);
  return (
    <button
      ref={useFocusWhenResumed(key)}
      type="button"
      className={className}
      aria-pressed={useAtomValue(followedAtom).has(key)}
      aria-label={pickMessages.followOf(name)}
      onClick={() => press({ kind, id, name })}
    >
      {children}
    </button>
  );
}

/** Whoever comes back from signing in finds the focus on the heart they had pressed, as soon as that is there. */
function useFocusWhenResumed(key: string) {
  const button = useRef<HTMLButtonElement>(null);
  const [resumed, setResumed] = useAtom(resumedHeartAtom);
  useEffect(() => {
    if (resumed !== key) return;
    setResumed(null);
    // Who has gone on meanwhile stays there.
    if (document.activeElement !== document.body) return;
    button.current?.focus({ preventScroll: true });
    button.current?.scrollIntoView({ block: 'center' });
  }, [resumed, setResumed, key]);
  return button;
}
