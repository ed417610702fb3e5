import { icon } from './icon.tsx';

export const RotateCw = /* @__PURE__ */ icon('M20 4v5h-5M19.6 9a8 8 0 1 0 .4 4.5');
