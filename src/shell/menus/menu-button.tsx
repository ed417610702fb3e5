import { type ReactNode, useRef, useState } from 'react';
import { lazy } from '../../loading/lazy.ts';
import { cx } from '../../ui/cx.ts';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { ErrorDialog } from '../../ui/overlays/error-dialog.tsx';
import type { MenuName, Opening } from './menu-panel.tsx';

export const menus = lazy(() => import('./header-menu.tsx'));
const HeaderMenu = lazyComponent(menus, code => code.HeaderMenu);

export interface MenuButtonProps {
  readonly menu: MenuName;
  /** Accessible name. */
  readonly label: string;
  readonly className?: string;
  /** Id of a text about what is behind it; it may be absent. */
  readonly describedBy?: string;
  /** Content of the button. */
  readonly children: ReactNode;
}

/**
 * A button of the header and the menu it opens. The menu's code loads when the browser is idle, or on the first press.
 * When it fails to load, a dialog says so and has a retry button.
 */
export function MenuButton({ menu, label, className, describedBy, children }: MenuButtonProps): ReactNode {
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
        aria-describedby={describedBy}
        aria-haspopup={menu === 'side' ? 'dialog' : undefined}
        aria-expanded={opening !== null}
        onClick={() => {
          // Safari does not focus a clicked button, and the menu returns the focus to it.
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
          menu={menu}
          opening={opening}
          button={button}
          onClose={close}
          failure={retry => <ErrorDialog title={label} onClose={close} onRetry={retry} />}
        />
      )}
    </div>
  );
}
