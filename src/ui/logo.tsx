import { uiMessages } from '../messages/ui.ts';
import { star } from './icons/icon.tsx';
import { Link } from './navigation/link.tsx';

/** The logo, a speech bubble around the star of the icons, and the name of the site: a link to the home page. */
export function Logo({ href }: { readonly href: string }) {
  return (
    <Link href={href} className="mp-logo">
      <LogoMark />
      <span className="mp-logo__name">{uiMessages.brand}</span>
    </Link>
  );
}

export function LogoMark({ size = 32 }: { size?: number | undefined }) {
  return (
    <svg className="mp-logo__mark" width={size} height={size} viewBox="-4 -3 32 32" aria-hidden="true">
      <path
        fill="currentColor"
        d="M12-1C3.7-1-3 5-3 12.4c0 4.2 2.2 8 5.7 10.4-.2 1.5-.8 3-1.8 4.2 2.4-.1 4.6-1 6.3-2.3 1.5.4 3.1.6 4.8.6 8.3 0 15-5.8 15-12.9S20.3-1 12-1Z"
      />
      <path fill="#fff" d={star} />
    </svg>
  );
}
