import { type KeyboardEvent, type ReactNode, type ToggleEvent, useEffect, useId, useRef } from 'react';
import { isRtl } from '../arrow-keys.ts';
import { IconButton } from '../icon-button.tsx';
import { Ellipsis } from '../icons/ellipsis.ts';
import { pressedKey } from '../input-method.ts';

interface MoreMenuProps {
  /** Accessible name of the button. */
  readonly label: string;
  /** Links with the class `mp-more__item`. */
  readonly children: ReactNode;
}

/** Distance from the button, px. */
const gap = 4;

/**
 * A button with three dots that opens what is seldom needed. The browser opens and closes the panel, and says so to screen
 * readers; one that has no popovers shows the links beside the button.
 */
export function MoreMenu({ label, children }: MoreMenuProps): ReactNode {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  /** Ends with the panel: what would move its button away from it. */
  const watched = useRef<AbortController>(null);
  // Browsers do not tell of an open panel that is taken out of the page.
  useEffect(() => () => watched.current?.abort(), []);
  const onToggle = ({ currentTarget: panel, newState }: ToggleEvent<HTMLDivElement>) => {
    watched.current?.abort();
    if (newState !== 'open' || !button.current) return;
    placeBeside(button.current, panel);
    // It would stay where it is while its button moves away.
    const close = () => panel.hidePopover();
    watched.current = new AbortController();
    const { signal } = watched.current;
    for (const [target, type] of [
      [document, 'scroll'],
      [window, 'resize'],
    ] as const)
      target.addEventListener(type, close, { capture: true, passive: true, signal });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const panel = document.getElementById(id);
    if (
      pressedKey(event) !== 'ArrowDown' ||
      !panel ||
      !('popover' in panel) ||
      !panel.matches(':popover-open')
    )
      return;
    event.preventDefault();
    panel.querySelector('a')?.focus();
  };
  return (
    <>
      <IconButton ref={button} icon={Ellipsis} label={label} popoverTarget={id} onKeyDown={onKeyDown} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: leaving what is in it closes it */}
      <div
        id={id}
        popover="auto"
        className="mp-more"
        onBeforeToggle={onToggle}
        onBlur={({ currentTarget, relatedTarget }) => {
          const isLeft =
            relatedTarget && !currentTarget.contains(relatedTarget) && relatedTarget !== button.current;
          if (isLeft && 'popover' in currentTarget) currentTarget.hidePopover();
        }}
      >
        {children}
      </div>
    </>
  );
}

/** Below the button, in the lower half of the window above it; both end at the same edge. */
function placeBeside(button: HTMLElement, panel: HTMLElement): void {
  const { top, bottom, left, right } = button.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const isLow = top > clientHeight / 2;
  const isRightToLeft = isRtl(button);
  Object.assign(panel.style, {
    top: isLow ? 'auto' : `${bottom + gap}px`,
    bottom: isLow ? `${clientHeight - top + gap}px` : 'auto',
    left: isRightToLeft ? `${left}px` : 'auto',
    right: isRightToLeft ? 'auto' : `${clientWidth - right}px`,
  });
}
