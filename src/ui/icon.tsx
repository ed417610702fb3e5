import type { ReactElement } from 'react';

/**
 * Every icon the product draws: strokes of 2 on a field of 24, round ends. `<Search size={20} />`. They are hidden from
 * assistive technology; what they stand on carries the name. Drawn here, because a library of icons costs 2 kB more.
 */
export interface IconProps {
  /** px, or a CSS length. */
  readonly size?: number | string | undefined;
  readonly strokeWidth?: number | undefined;
  readonly className?: string | undefined;
}
export type IconType = (props: IconProps) => ReactElement;

/**
 * Makes an icon of the path that its strokes follow.
 * @param turns whether it points along the line, so that it is mirrored where that runs from right to left
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

const circle = 'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0z';
const lens = 'M18 11a7 7 0 1 1-14 0 7 7 0 0 1 14 0zM20.5 20.5 16 16';

export const ArrowLeft = /* @__PURE__ */ icon('M20 12H4M11 5l-7 7 7 7', '');
export const ArrowRight = /* @__PURE__ */ icon('M4 12h16M13 5l7 7-7 7', '');
export const ArrowUp = /* @__PURE__ */ icon('M12 20V4M5 11l7-7 7 7');
export const Check = /* @__PURE__ */ icon('M5 12.5 9.5 17 19 7.5');
export const ChevronDown = /* @__PURE__ */ icon('M6 9l6 6 6-6');
export const ChevronLeft = /* @__PURE__ */ icon('M15 6l-6 6 6 6', '');
export const ChevronRight = /* @__PURE__ */ icon('M9 6l6 6-6 6', '');
export const ChevronUp = /* @__PURE__ */ icon('M6 15l6-6 6 6');
export const CircleAlert = /* @__PURE__ */ icon(`${circle}M12 7.5V13M12 16.5h.01`);
export const CircleCheck = /* @__PURE__ */ icon(`${circle}M8 12.5l2.8 2.8L16 9.5`);
export const ExternalLink = /* @__PURE__ */ icon(
  'M14 4h6v6M20 4l-9 9M18 14v4.5A1.5 1.5 0 0 1 16.5 20h-11A1.5 1.5 0 0 1 4 18.5v-11A1.5 1.5 0 0 1 5.5 6H10',
  '',
);
export const Heart = /* @__PURE__ */ icon(
  'M12 20.5S3.5 15.6 3.5 9.5A4.6 4.6 0 0 1 12 7a4.6 4.6 0 0 1 8.5 2.5c0 6.1-8.5 11-8.5 11z',
);
export const History = /* @__PURE__ */ icon('M4 4.5V9h4.5M4.3 9a8.5 8.5 0 1 1-.8 4M12 8v4.5l3 2');
export const ImageOff = /* @__PURE__ */ icon(
  'M4 4l16 16M8.5 4.5H18A1.5 1.5 0 0 1 19.5 6v9.5M4.5 8.5V18A1.5 1.5 0 0 0 6 19.5h9.5M4.5 16.5 9 12l2 2',
);
export const Info = /* @__PURE__ */ icon(`${circle}M12 11.5v5M12 7.8h.01`);
export const LayoutGrid = /* @__PURE__ */ icon(
  'M4.5 4.5h6v6h-6zM13.5 4.5h6v6h-6zM4.5 13.5h6v6h-6zM13.5 13.5h6v6h-6z',
);
export const MapPin = /* @__PURE__ */ icon(
  'M12 21.5s7-6.3 7-11.5a7 7 0 1 0-14 0c0 5.2 7 11.5 7 11.5zM14.5 10a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0z',
);
export const MenuIcon = /* @__PURE__ */ icon('M4 7h16M4 12h16M4 17h16');
export const MessageSquareText = /* @__PURE__ */ icon(
  'M5.5 4h13A1.5 1.5 0 0 1 20 5.5v10a1.5 1.5 0 0 1-1.5 1.5H9l-5 4V5.5A1.5 1.5 0 0 1 5.5 4zM8 8.5h8M8 12.5h5',
);
export const NineDots = /* @__PURE__ */ icon(
  'M5 5h.01M12 5h.01M19 5h.01M5 12h.01M12 12h.01M19 12h.01M5 19h.01M12 19h.01M19 19h.01',
);
export const PackageSearch = /* @__PURE__ */ icon(
  'M10.5 20.5 4 17V7.5l8-4 8 4V11M4.3 7.7 12 11.5l7.7-3.8M12 11.5V14M20 17a3 3 0 1 1-6 0 3 3 0 0 1 6 0zM19.2 19.2l2.3 2.3',
);
export const RotateCw = /* @__PURE__ */ icon('M20 4v5h-5M19.6 9a8 8 0 1 0 .4 4.5');
export const Search = /* @__PURE__ */ icon(lens);
export const SearchX = /* @__PURE__ */ icon(`${lens}M8.8 8.8l4.4 4.4M13.2 8.8l-4.4 4.4`);
export const ShieldCheck = /* @__PURE__ */ icon(
  'M12 3l7.5 2.5v6c0 4.5-3 8-7.5 9.5-4.5-1.5-7.5-5-7.5-9.5v-6zM8.5 12l2.5 2.5 4.5-5',
);
export const SlidersHorizontal = /* @__PURE__ */ icon(
  'M4 8h8M18 8h2M4 16h2M12 16h8M18 8a3 3 0 1 1-6 0 3 3 0 0 1 6 0zM12 16a3 3 0 1 1-6 0 3 3 0 0 1 6 0z',
);
export const Star = /* @__PURE__ */ icon(
  'M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1.1 5.9-5.3-2.9-5.3 2.9 1.1-5.9-4.3-4.1 5.9-.8z',
);
export const Store = /* @__PURE__ */ icon(
  'M4.5 10.5v8A1.5 1.5 0 0 0 6 20h12a1.5 1.5 0 0 0 1.5-1.5v-8M3 8l2-4h14l2 4a3 3 0 0 1-6 0 3 3 0 0 1-6 0 3 3 0 0 1-6 0zM10 20v-5h4v5',
);
export const Tag = /* @__PURE__ */ icon('M4 4h7.5l8.5 8.5-7.5 7.5L4 11.5zM8.2 8.2h.01');
export const TriangleAlert = /* @__PURE__ */ icon('M12 4.5l8.5 15h-17zM12 10v4.5M12 17h.01');
export const User = /* @__PURE__ */ icon(
  'M16 8a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM4.5 20.5c.5-4 3.5-6 7.5-6s7 2 7.5 6',
);
export const X = /* @__PURE__ */ icon('M6 6l12 12M18 6 6 18');
