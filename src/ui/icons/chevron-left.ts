import { icon } from './icon.tsx';

export const ChevronLeft = /* @__PURE__ */ icon('M15 6l-6 6 6 6', '');
