import { type ReactNode, useRef, useState } from 'react';
import { cx } from '../../ui/cx.ts';
import { ErrorNotice } from '../../ui/feedback/empty-state.tsx';
import { Sheet } from '../../ui/overlays/sheet.tsx';
import { HeaderMenu } from '../lazy.ts';
import type { MenuName, Opening } from './menu-panel.tsx';
import { MenuPanel } from './menu-panel.tsx';

export interface MenuButtonProps {
  readonly menu: MenuName;
  /** Accessible name. */
  readonly label: string;
  readonly className?: string;
  /** What the button shows. */
  readonly children: ReactNode;
}

/**
 * A button of the header and the menu it opens. The menu's code comes when there is time or with the first press,
 * and opens then; where it cannot be had, a notice says so in its place and asks again.
 */
export function MenuButton({ menu, label, className, children }: MenuButtonProps): ReactNode {
  const [opening, setOpening] = useState<Opening | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => setOpening(null);
  return (
    <div className={cx('mp-menu', className)}>
      <button
        ref={button}
        type="button"
        className="mp-menu__button"
        aria-label={label}
        aria-haspopup={menu === 'side' ? 'dialog' : undefined}
        aria-expanded={opening !== null}
        onClick={() => {
          // Not every browser focuses what is clicked, and the focus returns here.
          button.current?.focus();
          setOpening(opening ? null : {});
        }}
        onKeyDown={event => {
          if (event.key !== 'ArrowDown' || menu === 'side') return;
          event.preventDefault();
          setOpening({ isEntered: true });
        }}
      >
        {children}
      </button>
      {opening && (
        <HeaderMenu
          {...{ menu, opening, button }}
          onClose={close}
          failure={retry => {
            const notice = (
              <ErrorNotice
                onRetry={() => {
                  // The notice goes with the focus in it, and the menu returns the focus to here.
                  button.current?.focus();
                  retry();
                }}
              />
            );
            return menu === 'side' ? (
              <Sheet variant="drawer" title={label} onClose={close}>
                {notice}
              </Sheet>
            ) : (
              <MenuPanel {...{ opening, button }} onClose={close}>
                {notice}
              </MenuPanel>
            );
          }}
        />
      )}
    </div>
  );
}
