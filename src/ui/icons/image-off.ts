import { icon } from './icon.tsx';

export const ImageOff = /* @__PURE__ */ icon(
  'M4 4l16 16M8.5 4.5H18A1.5 1.5 0 0 1 19.5 6v9.5M4.5 8.5V18A1.5 1.5 0 0 0 6 19.5h9.5M4.5 16.5 9 12l2 2',
);
