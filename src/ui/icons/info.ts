import { circle, icon } from './icon.tsx';

export const Info = /* @__PURE__ */ icon(`${circle}M12 11.5v5M12 7.8h.01`);
