import { icon } from './icon.tsx';

export const User = /* @__PURE__ */ icon(
  'M16 8a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM4.5 20.5c.5-4 3.5-6 7.5-6s7 2 7.5 6',
);
