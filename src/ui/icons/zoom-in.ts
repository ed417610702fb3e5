import { icon, lens } from './icon.tsx';

export const ZoomIn = /* @__PURE__ */ icon(`${lens}M11 8v6M8 11h6`);
