import { cx, type Maybe } from '../cx.ts';
import { ImageOff } from '../icon.tsx';
import { SafeImage } from './safe-image.tsx';

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
