import { type ReactNode, type ToggleEvent, useId, useRef } from 'react';
import { IconButton } from '../icon-button.tsx';
import { Ellipsis } from '../icons/ellipsis.ts';

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
  const onToggle = ({ currentTarget: panel, newState }: ToggleEvent<HTMLDivElement>) => {
    if (newState !== 'open' || !button.current) return;
    placeBeside(button.current, panel);
    // It would stay where it is while its button moves away.
    document.addEventListener('scroll', () => panel.hidePopover(), {
      capture: true,
      once: true,
      passive: true,
    });
  };
  return (
    <>
      <IconButton ref={button} icon={Ellipsis} label={label} popoverTarget={id} />
      <div id={id} popover="auto" className="mp-more" onBeforeToggle={onToggle}>
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
  const isRightToLeft = getComputedStyle(button).direction === 'rtl';
  Object.assign(panel.style, {
    top: isLow ? 'auto' : `${bottom + gap}px`,
    bottom: isLow ? `${clientHeight - top + gap}px` : 'auto',
    left: isRightToLeft ? `${left}px` : 'auto',
    right: isRightToLeft ? 'auto' : `${clientWidth - right}px`,
  });
}
