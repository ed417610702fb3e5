import { icon } from './icon.tsx';

export const Check = /* @__PURE__ */ icon('M5 12.5 9.5 17 19 7.5');
