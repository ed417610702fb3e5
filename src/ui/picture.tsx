import { cx, type Maybe } from './cx.ts';
import { ImageOff } from './icon.tsx';
import { SafeImage } from './safe-image.tsx';

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

/** A picture in its reserved place. One that cannot be had leaves a sign there, and raises its error. */
export function Picture({
  src,
  retina,
  alt,
  ratio = 1,
  eager,
  priority,
  fit,
  onError,
  className,
}: PictureProps) {
  const none = <ImageOff size={28} className="mp-picture__none" strokeWidth={1.5} />;
  return (
    <span className={cx('mp-picture', className)} style={ratio === 1 ? undefined : { aspectRatio: ratio }}>
      {src ? (
        <SafeImage
          key={src}
          loading={eager || priority ? 'eager' : 'lazy'}
          {...(priority && { fetchPriority: 'high' as const })}
          ref={showWhenCached}
          onLoad={event => show(event.currentTarget)}
          className={cx('mp-picture__img', fit === 'contain' && 'mp-picture__img--contain')}
          {...{ src, retina, alt, onError }}
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
