/** Icons of what is loaded after the first paint of every screen. One that a screen shows at first moves to `icons.tsx`. */
import { circle, icon, lens } from './first-paint-icons.tsx';

export const ArrowUp = /* @__PURE__ */ icon('M12 20V4M5 11l7-7 7 7');
export const Briefcase = /* @__PURE__ */ icon(
  'M4.5 8h15A1.5 1.5 0 0 1 21 9.5v9a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 18.5v-9A1.5 1.5 0 0 1 4.5 8zM8.5 8V5.5A1.5 1.5 0 0 1 10 4h4a1.5 1.5 0 0 1 1.5 1.5V8M3 13h18',
);
export const CircleHelp = /* @__PURE__ */ icon(
  `${circle}M9.4 9.4a2.6 2.6 0 1 1 3.8 2.5C12.4 12.3 12 12.9 12 13.6M12 16.8h.01`,
);
export const Home = /* @__PURE__ */ icon(
  'M3.5 11 12 3.5l8.5 7.5M5.5 9.5V19A1.5 1.5 0 0 0 7 20.5h10a1.5 1.5 0 0 0 1.5-1.5V9.5M10 20.5V14h4v6.5',
);
export const ImageIcon = /* @__PURE__ */ icon(
  'M6 4.5h12A1.5 1.5 0 0 1 19.5 6v12a1.5 1.5 0 0 1-1.5 1.5H6A1.5 1.5 0 0 1 4.5 18V6A1.5 1.5 0 0 1 6 4.5zM4.5 16.5 9 12l3 3 2.5-2.5 5 5M14.5 8.8h.01',
);
export const LogOut = /* @__PURE__ */ icon(
  'M10 4H5.5A1.5 1.5 0 0 0 4 5.5v13A1.5 1.5 0 0 0 5.5 20H10M15.5 7.5 20 12l-4.5 4.5M20 12H10',
  '',
);
export const Newspaper = /* @__PURE__ */ icon(
  'M5.5 4h13A1.5 1.5 0 0 1 20 5.5v13a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18.5v-13A1.5 1.5 0 0 1 5.5 4zM8 8h8M8 12h8M8 16h4',
);
export const Play = /* @__PURE__ */ icon(`${circle}M10 8.5v7l5.5-3.5z`);
export const Share = /* @__PURE__ */ icon(
  'M12 15V4M7.5 8 12 3.5 16.5 8M5 12v6.5A1.5 1.5 0 0 0 6.5 20h11a1.5 1.5 0 0 0 1.5-1.5V12',
);
export const UserCheck = /* @__PURE__ */ icon(
  'M13.5 8a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM2.5 20.5c.5-4 3.3-6 7-6 1.6 0 3 .3 4.1 1M15.5 18l2.2 2.2L22 16',
);
export const ZoomIn = /* @__PURE__ */ icon(`${lens}M11 8v6M8 11h6`);
export const ZoomOut = /* @__PURE__ */ icon(`${lens}M8 11h6`);
export const Info = /* @__PURE__ */ icon(`${circle}M12 11.5v5M12 7.8h.01`);
