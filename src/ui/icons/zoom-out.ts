import { icon, lens } from './icon.tsx';

export const ZoomOut = /* @__PURE__ */ icon(`${lens}M8 11h6`);
