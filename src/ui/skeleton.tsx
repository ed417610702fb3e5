import { cx } from './cx.ts';

export interface SkeletonProps {
  /** CSS lengths; a text line of full width by default. */
  readonly width?: string | number | undefined;
  readonly height?: string | number | undefined;
  readonly className?: string | undefined;
}

/** A grey shape in the place of what is coming. Wrap a group of them in one element that is `aria-hidden`. */
export function Skeleton({ width = '100%', height = 14, className }: SkeletonProps) {
  return <span className={cx('mp-skeleton', className)} style={{ inlineSize: width, blockSize: height }} />;
}
