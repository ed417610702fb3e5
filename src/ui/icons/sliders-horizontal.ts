import { icon } from './icon.tsx';

export const SlidersHorizontal = /* @__PURE__ */ icon(
  'M4 8h8M18 8h2M4 16h2M12 16h8M18 8a3 3 0 1 1-6 0 3 3 0 0 1 6 0zM12 16a3 3 0 1 1-6 0 3 3 0 0 1 6 0z',
);
