import { icon } from './icon.tsx';

export const TriangleAlert = /* @__PURE__ */ icon('M12 4.5l8.5 15h-17zM12 10v4.5M12 17h.01');
