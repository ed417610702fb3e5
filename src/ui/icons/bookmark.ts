import { icon } from './icon.tsx';

export const Bookmark = /* @__PURE__ */ icon('M6.5 20.5V5.5a2 2 0 0 1 2-2h7a2 2 0 0 1 2 2v15L12 16.5z');
