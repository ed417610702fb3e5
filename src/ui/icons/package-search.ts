import { icon } from './icon.tsx';

export const PackageSearch = /* @__PURE__ */ icon(
  'M10.5 20.5 4 17V7.5l8-4 8 4V11M4.3 7.7 12 11.5l7.7-3.8M12 11.5V14M20 17a3 3 0 1 1-6 0 3 3 0 0 1 6 0zM19.2 19.2l2.3 2.3',
);
