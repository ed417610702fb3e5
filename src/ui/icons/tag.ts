import { icon } from './icon.tsx';

export const Tag = /* @__PURE__ */ icon('M4 4h7.5l8.5 8.5-7.5 7.5L4 11.5zM8.2 8.2h.01');
