import { icon } from './icon.tsx';

export const UserCheck = /* @__PURE__ */ icon(
  'M13.5 8a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM2.5 20.5c.5-4 3.3-6 7-6 1.6 0 3 .3 4.1 1M15.5 18l2.2 2.2L22 16',
);
