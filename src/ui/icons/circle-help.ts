import { circle, icon } from './icon.tsx';

export const CircleHelp = /* @__PURE__ */ icon(
  `${circle}M9.4 9.4a2.6 2.6 0 1 1 3.8 2.5C12.4 12.3 12 12.9 12 13.6M12 16.8h.01`,
);
