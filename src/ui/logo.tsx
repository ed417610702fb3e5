import { uiMessages } from '../contract/messages/ui.ts';
import { A } from './settings.tsx';

export interface LogoProps {
  readonly href: string;
  /** The name written beside the mark. */
  readonly name?: string | undefined;
  /** Only the mark; the name is said. */
  readonly compact?: boolean | undefined;
  readonly onClick?: (() => void) | undefined;
}

/** The mark, a review with a star cut out of it, and the name: a link home. */
export function Logo({ href, name = uiMessages.brand, compact, onClick }: LogoProps) {
  return (
    <A href={href} className="mp-logo" aria-label={compact ? name : undefined} onClick={onClick}>
      <LogoMark />
      {!compact && <span className="mp-logo__name">{name}</span>}
    </A>
  );
}

export function LogoMark({ size = 32 }: { size?: number | undefined }) {
  return (
    <svg className="mp-logo__mark" width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <path
        fill="currentColor"
        d="M16 2C7.7 2 1 8 1 15.4c0 4.2 2.200 8 5.700 10.400-.2 1.500-.8 3-1.800 4.200 2.400-.1 4.600-1 6.300-2.300 1.500.4 3.100.6 4.800.6 8.300 0 15-5.800 15-12.900S24.300 2 16 2Z"
      />
      <path
        fill="#fff"
        d="M16 7.200l2.500 5.200 5.700.7-4.200 3.900 1.100 5.600-5.100-2.800-5.100 2.800 1.100-5.600-4.200-3.900 5.700-.7z"
      />
    </svg>
  );
}
