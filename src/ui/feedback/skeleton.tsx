import { cx } from '../cx.ts';

export interface SkeletonProps {
  /** CSS lengths. With a class, the stylesheet has those that are not given. */
  readonly width?: string | number | undefined;
  readonly height?: string | number | undefined;
  readonly className?: string | undefined;
}

/** A grey shape in place of content that loads. Wrap a group of them in one element with `aria-hidden`. */
export function Skeleton({
  className,
  width = className ? undefined : '100%',
  height = className ? undefined : 14,
}: SkeletonProps) {
  return <span className={cx('mp-skeleton', className)} style={{ inlineSize: width, blockSize: height }} />;
}

export interface SkeletonLineProps {
  readonly width?: string | number | undefined;
  /** Line height of the text, px. The grey bar is as high as its letters. */
  readonly line?: number | undefined;
}

/** A line of text that loads. It takes the height of the text. */
export function SkeletonLine({ width = '100%', line = 20 }: SkeletonLineProps) {
  const letters = Math.round(line * 0.6);
  const space = (line - letters) / 2;
  return (
    <span className="mp-skeleton" style={{ inlineSize: width, blockSize: letters, marginBlock: space }} />
  );
}
