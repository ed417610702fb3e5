import { type ComponentPropsWithRef, type ReactNode, useState } from 'react';
import { cx, type Maybe } from '../cx.ts';
import { ImageOff } from '../icon.tsx';
import { useUi } from '../settings.tsx';

export interface PictureProps {
  readonly src: Maybe<string>;
  /** The same picture at twice the size. */
  readonly retina?: Maybe<string>;
  /** Empty where the name stands beside the picture. */
  readonly alt: string;
  /** For what is seen at once; everything else loads when it comes near. */
  readonly eager?: boolean | undefined;
  /** For the one or two that matter most. */
  readonly priority?: boolean | undefined;
  readonly className?: string | undefined;
}

/** A picture in its reserved place. One that cannot be had leaves a sign there, and raises its error. */
export function Picture({ src, retina, alt, eager, priority, className }: PictureProps) {
  const none = <ImageOff size={28} className="mp-picture__none" strokeWidth={1.5} />;
  return (
    <span className={cx('mp-picture', className)}>
      {src ? (
        <SafeImage
          key={src}
          loading={eager || priority ? 'eager' : 'lazy'}
          {...(priority && { fetchPriority: 'high' as const })}
          ref={showWhenCached}
          onLoad={event => show(event.currentTarget)}
          className="mp-picture__img"
          {...{ src, retina, alt }}
          fallback={none}
        />
      ) : (
        none
      )}
    </span>
  );
}

// Marked on the element itself: fifty pictures that arrive are no reason for fifty renders.
const show = (image: HTMLImageElement) => {
  image.dataset.shown = '';
};
const showWhenCached = (image: HTMLImageElement | null) => {
  if (image?.complete) show(image);
};

export interface SafeImageProps
  extends Omit<ComponentPropsWithRef<'img'>, 'src' | 'srcSet' | 'onError' | 'referrerPolicy'> {
  readonly src: string;
  /** The same picture at twice the size. */
  readonly retina: Maybe<string>;
  readonly alt: string;
  /** Stands in the place of a picture that cannot be had. */
  readonly fallback: ReactNode;
  /** After the retry failed, too. */
  readonly onError?: ((error: Error) => void) | undefined;
}

/**
 * A picture from anywhere. One that fails is tried once more without a referrer, which some image hosts refuse; when
 * that fails, too, its source is cleared and the error is raised, to `onError` and to the window. Give it the address
 * as its key: another address is another attempt.
 */
export function SafeImage({ src, retina, fallback, onError, ...rest }: SafeImageProps): ReactNode {
  const { noReferrerImageHosts: hosts } = useUi();
  const [failures, setFailures] = useState(0);
  if (failures > 1) return fallback;

  const fail = () => {
    setFailures(failures + 1);
    if (failures === 0) return;
    const error = new Error(`Image failed to load: ${src}`);
    onError?.(error);
    window.reportError(error);
  };
  const isBare = failures > 0 || isListed(src, hosts) || isListed(retina ?? '', hosts);
  return (
    // biome-ignore lint/a11y/useAltText: it is among the rest
    <img
      // A new element asks again. What decides how it asks stands before what it asks for.
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

/** Whether the address lies on one of the hosts or on a subdomain of one. */
export function isListed(src: string, hosts: readonly string[]): boolean {
  const host = /^(?:https?:)?\/\/(?:[^/?#@]*@)?([^/?#:]+)/i.exec(src)?.[1]?.toLowerCase();
  return host !== undefined && hosts.some(one => host === one || host.endsWith(`.${one}`));
}
