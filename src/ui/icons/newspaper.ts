import { icon } from './icon.tsx';

export const Newspaper = /* @__PURE__ */ icon(
  'M5.5 4h13A1.5 1.5 0 0 1 20 5.5v13a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18.5v-13A1.5 1.5 0 0 1 5.5 4zM8 8h8M8 12h8M8 16h4',
);
