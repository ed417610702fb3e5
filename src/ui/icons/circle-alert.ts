import { circle, icon } from './icon.tsx';

export const CircleAlert = /* @__PURE__ */ icon(`${circle}M12 7.5V13M12 16.5h.01`);
