import { circle, icon } from './icon.tsx';

export const CircleCheck = /* @__PURE__ */ icon(`${circle}M8 12.5l2.8 2.8L16 9.5`);
