import { icon, star } from './icon.tsx';

export const Star = /* @__PURE__ */ icon(star);
