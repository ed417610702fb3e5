import { uiMessages } from '../messages/ui.ts';
import { star } from './icons/icon.tsx';
import { Link } from './navigation/link.tsx';

/** The logo and the name of the site: a link to the home page. */
export function Logo({ href }: { readonly href: string }) {
  return (
    <Link href={href} className="mp-logo">
      <LogoMark />
      <span className="mp-logo__name">{uiMessages.brand}</span>
    </Link>
  );
}

/** The ring of a seal as a speech bubble, around the star of the icons. */
export function LogoMark({ size = 32 }: { size?: number | undefined }) {
  return (
    <svg className="mp-logo__mark" width={size} height={size} viewBox="-4 -3 32 32" aria-hidden="true">
      <path fill="none" stroke="currentColor" strokeWidth="3.6" d="M12-.6A12.6 12.6 0 1 1 5.9 1" />
      <path fill="currentColor" d="M1 19c.2 3.3-.9 6.6-4 9 4.2 0 8.4-1.4 11.3-4Z" />
      <path fill="currentColor" d={star} />
    </svg>
  );
}
