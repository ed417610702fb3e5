import { icon } from './icon.tsx';

export const Gift = /* @__PURE__ */ icon(
  'M3 8h18v4H3zM5 12h14v9H5zM12 8v13M12 8C9 8 7 7 7 5.2 7 3.8 8 3 9.2 3 11 3 12 5 12 8c0-3 1-5 2.8-5C16 3 17 3.8 17 5.2 17 7 15 8 12 8z',
);
