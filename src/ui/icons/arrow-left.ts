import { icon } from './icon.tsx';

export const ArrowLeft = /* @__PURE__ */ icon('M20 12H4M11 5l-7 7 7 7', '');
