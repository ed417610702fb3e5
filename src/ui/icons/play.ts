import { circle, icon } from './icon.tsx';

export const Play = /* @__PURE__ */ icon(`${circle}M10 8.5v7l5.5-3.5z`);
