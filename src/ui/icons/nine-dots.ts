import { icon } from './icon.tsx';

export const NineDots = /* @__PURE__ */ icon(
  'M5 5h.01M12 5h.01M19 5h.01M5 12h.01M12 12h.01M19 12h.01M5 19h.01M12 19h.01M19 19h.01',
);
