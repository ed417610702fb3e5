/** Icons of screens other than the search. Icons that no first paint has are in `late-icons.tsx`. */
import { circle, icon, lens } from './first-paint-icons.tsx';

export const ArrowLeft = /* @__PURE__ */ icon('M20 12H4M11 5l-7 7 7 7', '');
export const ArrowRight = /* @__PURE__ */ icon('M4 12h16M13 5l7 7-7 7', '');
export const Check = /* @__PURE__ */ icon('M5 12.5 9.5 17 19 7.5');
export const ChevronLeft = /* @__PURE__ */ icon('M15 6l-6 6 6 6', '');
export const ChevronRight = /* @__PURE__ */ icon('M9 6l6 6-6 6', '');
export const CircleCheck = /* @__PURE__ */ icon(`${circle}M8 12.5l2.8 2.8L16 9.5`);
export const History = /* @__PURE__ */ icon('M4 4.5V9h4.5M4.3 9a8.5 8.5 0 1 1-.8 4M12 8v4.5l3 2');
export const LayoutGrid = /* @__PURE__ */ icon(
  'M4.5 4.5h6v6h-6zM13.5 4.5h6v6h-6zM4.5 13.5h6v6h-6zM13.5 13.5h6v6h-6z',
);
export const MapPin = /* @__PURE__ */ icon(
  'M12 21.5s7-6.3 7-11.5a7 7 0 1 0-14 0c0 5.2 7 11.5 7 11.5zM14.5 10a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0z',
);
export const MessageSquareText = /* @__PURE__ */ icon(
  'M5.5 4h13A1.5 1.5 0 0 1 20 5.5v10a1.5 1.5 0 0 1-1.5 1.5H9l-5 4V5.5A1.5 1.5 0 0 1 5.5 4zM8 8.5h8M8 12.5h5',
);
export const Pencil = /* @__PURE__ */ icon('M16.5 4.5l3 3L8 19l-4 1 1-4zM14 7l3 3');
export const SearchX = /* @__PURE__ */ icon(`${lens}M8.8 8.8l4.4 4.4M13.2 8.8l-4.4 4.4`);
export const Store = /* @__PURE__ */ icon(
  'M4.5 10.5v8A1.5 1.5 0 0 0 6 20h12a1.5 1.5 0 0 0 1.5-1.5v-8M3 8l2-4h14l2 4a3 3 0 0 1-6 0 3 3 0 0 1-6 0 3 3 0 0 1-6 0zM10 20v-5h4v5',
);
export const Tag = /* @__PURE__ */ icon('M4 4h7.5l8.5 8.5-7.5 7.5L4 11.5zM8.2 8.2h.01');
export const User = /* @__PURE__ */ icon(
  'M16 8a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM4.5 20.5c.5-4 3.5-6 7.5-6s7 2 7.5 6',
);
export const Users = /* @__PURE__ */ icon(
  'M12.5 8a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0zM2.5 20c.4-3.7 3-5.5 6.5-5.5s6.1 1.8 6.5 5.5M15.5 4.7a3.5 3.5 0 0 1 0 6.6M18 14.8c2 .7 3.2 2.4 3.5 5.2',
);
export const PackageSearch = /* @__PURE__ */ icon(
  'M10.5 20.5 4 17V7.5l8-4 8 4V11M4.3 7.7 12 11.5l7.7-3.8M12 11.5V14M20 17a3 3 0 1 1-6 0 3 3 0 0 1 6 0zM19.2 19.2l2.3 2.3',
);
export const TriangleAlert = /* @__PURE__ */ icon('M12 4.5l8.5 15h-17zM12 10v4.5M12 17h.01');
