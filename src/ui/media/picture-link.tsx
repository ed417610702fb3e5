import type { ReactNode } from 'react';
import { Link } from '../navigation/link.tsx';
import { Picture, type PictureProps } from './picture.tsx';

interface PictureLinkProps extends Omit<PictureProps, 'alt' | 'sign' | 'priority'> {
  /** Without one it is a picture alone. */
  readonly href: string | null | undefined;
}

/**
 * A picture that leads where the title beside it does. Only a pointer finds it: for the keyboard and for screen readers
 * the title is the link.
 */
export function PictureLink({ href, ...picture }: PictureLinkProps): ReactNode {
  const content = <Picture {...picture} alt="" />;
  return href ? (
    <Link className="mp-picture-link" href={href} tabIndex={-1} aria-hidden>
      {content}
    </Link>
  ) : (
    content
  );
}
