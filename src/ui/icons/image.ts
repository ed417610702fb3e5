import { icon } from './icon.tsx';

export const ImageIcon = /* @__PURE__ */ icon(
  'M6 4.5h12A1.5 1.5 0 0 1 19.5 6v12a1.5 1.5 0 0 1-1.5 1.5H6A1.5 1.5 0 0 1 4.5 18V6A1.5 1.5 0 0 1 6 4.5zM4.5 16.5 9 12l3 3 2.5-2.5 5 5M14.5 8.8h.01',
);
