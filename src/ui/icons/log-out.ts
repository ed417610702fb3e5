import { icon } from './icon.tsx';

export const LogOut = /* @__PURE__ */ icon(
  'M10 4H5.5A1.5 1.5 0 0 0 4 5.5v13A1.5 1.5 0 0 0 5.5 20H10M15.5 7.5 20 12l-4.5 4.5M20 12H10',
  '',
);
