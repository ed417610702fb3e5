import type { ReactElement } from 'react';

/**
 * The icons in the first paint of the search; others are in `icons.tsx` and `late-icons.tsx`. `<Search size={20} />`. They are strokes of
 * 2 on a grid of 24, hidden from assistive technology: the button or link around an icon has the name. They are drawn
 * here, because an icon library costs 2 kB more.
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

export const ChevronDown = /* @__PURE__ */ icon('M6 9l6 6 6-6');
export const CircleAlert = /* @__PURE__ */ icon(`${circle}M12 7.5V13M12 16.5h.01`);
export const ImageOff = /* @__PURE__ */ icon(
  'M4 4l16 16M8.5 4.5H18A1.5 1.5 0 0 1 19.5 6v9.5M4.5 8.5V18A1.5 1.5 0 0 0 6 19.5h9.5M4.5 16.5 9 12l2 2',
);
export const MenuIcon = /* @__PURE__ */ icon('M4 7h16M4 12h16M4 17h16');
export const NineDots = /* @__PURE__ */ icon(
  'M5 5h.01M12 5h.01M19 5h.01M5 12h.01M12 12h.01M19 12h.01M5 19h.01M12 19h.01M19 19h.01',
);
export const RotateCw = /* @__PURE__ */ icon('M20 4v5h-5M19.6 9a8 8 0 1 0 .4 4.5');
export const Search = /* @__PURE__ */ icon(lens);
export const ShieldCheck = /* @__PURE__ */ icon(
  'M12 3l7.5 2.5v6c0 4.5-3 8-7.5 9.5-4.5-1.5-7.5-5-7.5-9.5v-6zM8.5 12l2.5 2.5 4.5-5',
);
export const SlidersHorizontal = /* @__PURE__ */ icon(
  'M4 8h8M18 8h2M4 16h2M12 16h8M18 8a3 3 0 1 1-6 0 3 3 0 0 1 6 0zM12 16a3 3 0 1 1-6 0 3 3 0 0 1 6 0z',
);
export const Star = /* @__PURE__ */ icon(star);
export const X = /* @__PURE__ */ icon('M6 6l12 12M18 6 6 18');
