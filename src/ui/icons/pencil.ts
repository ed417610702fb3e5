import { icon } from './icon.tsx';

export const Pencil = /* @__PURE__ */ icon('M16.5 4.5l3 3L8 19l-4 1 1-4zM14 7l3 3');
