import { icon } from './icon.tsx';

export const ArrowUp = /* @__PURE__ */ icon('M12 20V4M5 11l7-7 7 7');
