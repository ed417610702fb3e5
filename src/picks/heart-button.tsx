import { type ReactNode, useEffect } from 'react';
import { pickMessages } from '../contract/messages/picks.ts';
import { askFollowedAtom, toggleHeartAtom } from '../state/hearting.ts';
import { useAtomValue, useSetAtom } from '../state/jotai.ts';
import { followedAtom, type Heart, heartKey } from '../state/picks.ts';

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
      type="button"
      className={className}
      aria-pressed={useAtomValue(followedAtom).has(key)}
      aria-label={pickMessages.followOf(name)}
      data-heart={key}
      onClick={() => press({ kind, id, name })}
    >
      {children}
    </button>
  );
}
