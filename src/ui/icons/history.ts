import { icon } from './icon.tsx';

export const History = /* @__PURE__ */ icon('M4 4.5V9h4.5M4.3 9a8.5 8.5 0 1 1-.8 4M12 8v4.5l3 2');
