import { uiMessages } from '../messages/ui.ts';
import { Button, type ButtonProps } from './button.tsx';
import { cx } from './cx.ts';
import type { IconType } from './icons/icon.tsx';

export interface LoadingButtonProps extends ButtonProps {
  readonly loading: boolean;
}

/** A button that shows a spinner and ignores clicks while its action runs. It keeps the focus. */
export function LoadingButton({ loading, className, children, onClick, ...rest }: LoadingButtonProps) {
  return (
    <Button
      {...rest}
      className={cx(loading && 'mp-button--loading', className)}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled']}
      onClick={loading ? event => event.preventDefault() : onClick}
      {...(loading && { iconEnd: LoadingIcon })}
    >
      {children}
    </Button>
  );
}

const LoadingIcon: IconType = () => <Spinner label={uiMessages.loading} />;

/** A turning ring. Assistive technology reads its label. */
export function Spinner({ label }: { readonly label: string }) {
  return (
    <span className="mp-spinner" role="img" aria-label={label}>
      <svg width={20} height={20} viewBox="0 0 20 20" aria-hidden="true">
        <circle cx="10" cy="10" r="8" pathLength="100" />
      </svg>
    </span>
  );
}
