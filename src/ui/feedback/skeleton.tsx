import { cx } from '../cx.ts';

export interface SkeletonProps {
  /** CSS lengths. */
  readonly width?: string | number | undefined;
  readonly height?: string | number | undefined;
  readonly className?: string | undefined;
}

/** A grey shape in the place of what is coming. Wrap a group of them in one element that is `aria-hidden`. */
export function Skeleton({ width = '100%', height = 14, className }: SkeletonProps) {
  return <span className={cx('mp-skeleton', className)} style={{ inlineSize: width, blockSize: height }} />;
}

export interface SkeletonLineProps {
  readonly width?: string | number | undefined;
  /** Line height of the text that is coming, px. The bar within is as high as its letters. */
  readonly line?: number | undefined;
}

/** A line of text that is coming: takes exactly its height. */
export function SkeletonLine({ width = '100%', line = 20 }: SkeletonLineProps) {
  const letters = Math.round(line * 0.6);
  const space = (line - letters) / 2;
  return (
    <span className="mp-skeleton" style={{ inlineSize: width, blockSize: letters, marginBlock: space }} />
  );
}
