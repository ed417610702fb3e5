import { icon } from './icon.tsx';

export const Share = /* @__PURE__ */ icon(
  'M12 15V4M7.5 8 12 3.5 16.5 8M5 12v6.5A1.5 1.5 0 0 0 6.5 20h11a1.5 1.5 0 0 0 1.5-1.5V12',
);
