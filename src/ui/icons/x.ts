import { icon } from './icon.tsx';

export const X = /* @__PURE__ */ icon('M6 6l12 12M18 6 6 18');
