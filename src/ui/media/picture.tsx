import { type ComponentPropsWithRef, type ReactNode, useState } from 'react';
import { parseUrl } from '../../contract/uri.ts';
import { useUi } from '../context.tsx';
import { cx, type Maybe } from '../cx.ts';
import { ImageIcon } from '../icons/image.ts';

export interface PictureProps {
  readonly src: Maybe<string>;
  /** The same picture at twice the size. */
  readonly retina?: Maybe<string>;
  /** Empty where the text beside the picture says the same. */
  readonly alt: string;
  /** Loads at once. By default a picture loads when it comes near the window. */
  readonly eager?: boolean | undefined;
  /** Loads before others: for the one or two most important pictures of a page. */
  readonly priority?: boolean | undefined;
  /** A picture that stands pale in its place where it is missing. */
  readonly sign?: Maybe<string>;
  readonly className?: string | undefined;
}

/**
 * A picture in a box of fixed proportions. A picture that is missing or fails leaves its sign there, or an icon. A lazy element is
 * reused for another picture, and hidden until that one has loaded: new elements for all cards would take a fifth of the
 * script of a filter change. An eager element is never hidden, so it is replaced.
 */
export function renderPicture({ src, retina, alt, eager, priority, sign, className }: PictureProps) {
  const isEager = eager || priority;
  const none = sign ? (
    <img className="mp-picture__sign" src={sign} alt="" loading="lazy" />
  ) : (
    <ImageIcon size={28} className="mp-picture__none" strokeWidth={1.5} />
  );
  return (
    <span className={cx('mp-picture', className)}>
      {src ? (
        <SafeImage
          key={isEager ? src : 'lazy'}
          loading={isEager ? 'eager' : 'lazy'}
          {...(priority && { fetchPriority: 'high' as const })}
          // A new function each time, which React calls after each change.
          ref={image => showWhenComplete(image)}
          onLoad={event => showWhenComplete(event.currentTarget)}
          className="mp-picture__img"
          src={src}
          retina={retina}
          alt={alt}
          fallback={none}
        />
      ) : (
        none
      )}
    </span>
  );
}

export { renderPicture as Picture };

// Mark the element itself: state would render again for each of fifty pictures.
const showWhenComplete = (image: HTMLImageElement | null) => {
  image?.toggleAttribute('data-shown', image.complete);
};

export interface SafeImageProps
  extends Omit<ComponentPropsWithRef<'img'>, 'src' | 'srcSet' | 'onError' | 'referrerPolicy'> {
  readonly src: string;
  /** The same picture at twice the size. */
  readonly retina: Maybe<string>;
  readonly alt: string;
  /** Replaces a picture that fails to load. */
  readonly fallback: ReactNode;
  /** Called after the second attempt failed. */
  readonly onError?: ((error: Error) => void) | undefined;
}

/**
 * An image from any host. If it fails, it is tried once more without a referrer, because some image hosts refuse one.
 * If that fails, too, the fallback replaces it and the error is reported to `onError` and to the window. Another
 * address starts again.
 */
export function SafeImage({ src, retina, fallback, onError, ...rest }: SafeImageProps): ReactNode {
  const { noReferrerImageHosts: hosts } = useUi();
  const [failed, setFailed] = useState({ src, times: 0 });
  const failures = failed.src === src ? failed.times : 0;
  if (failures > 1) return fallback;

  const fail = () => {
    setFailed({ src, times: failures + 1 });
    if (failures === 0) return;
    const error = new Error(`Image failed to load: ${src}`);
    onError?.(error);
    window.reportError(error);
  };
  const isBare = failures > 0 || isListed(src, hosts) || isListed(retina ?? '', hosts);
  return (
    // biome-ignore lint/a11y/useAltText: it is in `rest`
    <img
      // Another key makes a new element, which loads again. `referrerPolicy` must be set before `src`.
      key={failures}
      {...(isBare && { referrerPolicy: 'no-referrer' as const })}
      decoding="async"
      {...rest}
      onError={fail}
      srcSet={retina ? `${src} 1x, ${retina} 2x` : undefined}
      src={src}
    />
  );
}

/**
 * Whether an address belongs to one of the hosts or to a subdomain of one. Only one that has the name of a host in it is
 * parsed: a page of cards asks for a hundred.
 */
export function isListed(src: string, hosts: readonly string[]): boolean {
  const text = src.toLowerCase();
  if (!hosts.some(one => text.includes(one))) return false;
  const host = parseUrl(src, location.href)?.hostname;
  return host !== undefined && hosts.some(one => host === one || host.endsWith(`.${one}`));
}
