import type { ReactElement } from 'react';

/**
 * An icon: strokes of 2 on a grid of 24, hidden from assistive technology. The button or link around an icon has the name.
 * Each icon has a file, so that a screen loads only those that it shows. They are rendered here, because an icon library
 * costs 2 kB more.
 */
export interface IconProps {
  /** px, or a CSS length. */
  readonly size?: number | string | undefined;
  readonly strokeWidth?: number | undefined;
  readonly className?: string | undefined;
}
export type IconType = (props: IconProps) => ReactElement;

/**
 * Creates an icon from the path of its strokes.
 * @param turns empty string for an icon with a direction, which is mirrored in right-to-left text
 */
export const icon =
  (path: string, turns?: ''): IconType =>
  ({ size = 24, strokeWidth = 2, className }) => (
    <svg
      className={className}
      data-turns={turns}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );

/** Paths that several icons share. */
export const circle = 'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0z';
export const star = 'M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1.1 5.9-5.3-2.9-5.3 2.9 1.1-5.9-4.3-4.1 5.9-.8z';
export const lens = 'M18 11a7 7 0 1 1-14 0 7 7 0 0 1 14 0zM20.5 20.5 16 16';
