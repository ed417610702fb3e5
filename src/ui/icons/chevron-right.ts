import { icon } from './icon.tsx';

export const ChevronRight = /* @__PURE__ */ icon('M9 6l6 6-6 6', '');
