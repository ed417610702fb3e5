import { icon, lens } from './icon.tsx';

export const Search = /* @__PURE__ */ icon(lens);
