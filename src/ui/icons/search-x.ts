import { icon, lens } from './icon.tsx';

export const SearchX = /* @__PURE__ */ icon(`${lens}M8.8 8.8l4.4 4.4M13.2 8.8l-4.4 4.4`);
