import { useState } from 'react';
import { cx, type Maybe } from './cx.ts';
import { ImageOff } from './icon.tsx';
import { useUi } from './settings.tsx';

export interface PictureProps {
  readonly src: Maybe<string>;
  /** The same picture at twice the size. */
  readonly retina?: Maybe<string>;
  /** Empty where the name stands beside the picture. */
  readonly alt: string;
  /** Width : height of the place kept for it, as in CSS; 1 by default. */
  readonly ratio?: string | number | undefined;
  /** For what is seen at once; everything else loads when it comes near. */
  readonly eager?: boolean | undefined;
  /** For the one or two that matter most. */
  readonly priority?: boolean | undefined;
  /** `contain` shows all of it, `cover` fills the place. */
  readonly fit?: 'cover' | 'contain' | undefined;
  /** After the retry failed, too. */
  readonly onError?: ((error: Error) => void) | undefined;
  readonly className?: string | undefined;
}

/**
 * A picture in its reserved place. One that fails is tried once more without a referrer, which some image hosts
 * refuse; when that fails, too, its source is cleared and the error is raised, to `onError` and to the window.
 */
export function Picture({ src, ratio = 1, className, ...rest }: PictureProps) {
  return (
    <span className={cx('mp-picture', className)} style={ratio === 1 ? undefined : { aspectRatio: ratio }}>
      {/* Another address is another attempt. */}
      <Attempt key={src} src={src} {...rest} />
    </span>
  );
}

function Attempt({
  src,
  retina,
  alt,
  eager,
  priority,
  fit,
  onError,
}: Omit<PictureProps, 'ratio' | 'className'>) {
  const { noReferrerImageHosts } = useUi();
  const [failures, setFailures] = useState(0);
  if (!src || failures > 1) return <ImageOff size={28} className="mp-picture__none" strokeWidth={1.5} />;

  const fail = () => {
    setFailures(failures + 1);
    if (failures === 0) return;
    const error = new Error(`Image failed to load: ${src}`);
    onError?.(error);
    window.reportError(error);
  };
  const withoutReferrer = failures > 0 || isListed(src, noReferrerImageHosts);
  return (
    <img
      // A new element asks again. What decides how it asks stands before what it asks for.
      key={failures}
      loading={eager || priority ? 'eager' : 'lazy'}
      decoding="async"
      {...(priority && { fetchPriority: 'high' as const })}
      {...(withoutReferrer && { referrerPolicy: 'no-referrer' as const })}
      ref={showWhenCached}
      onLoad={event => show(event.currentTarget)}
      onError={fail}
      className={cx('mp-picture__img', fit === 'contain' && 'mp-picture__img--contain')}
      srcSet={retina ? `${src} 1x, ${retina} 2x` : undefined}
      src={src}
      alt={alt}
    />
  );
}

// Marked on the element itself: fifty pictures that arrive are no reason for fifty renders.
const show = (image: HTMLImageElement) => {
  image.dataset.shown = '';
};
const showWhenCached = (image: HTMLImageElement | null) => {
  if (image?.complete) show(image);
};

/** Whether the address lies on one of the hosts or on a subdomain of one. */
export function isListed(src: string, hosts: readonly string[]): boolean {
  const host = /^(?:https?:)?\/\/(?:[^/?#@]*@)?([^/?#:]+)/i.exec(src)?.[1]?.toLowerCase();
  return host !== undefined && hosts.some(one => host === one || host.endsWith(`.${one}`));
}
