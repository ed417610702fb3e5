import { icon } from './icon.tsx';

export const ArrowRight = /* @__PURE__ */ icon('M4 12h16M13 5l7 7-7 7', '');
