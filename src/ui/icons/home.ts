import { icon } from './icon.tsx';

export const Home = /* @__PURE__ */ icon(
  'M3.5 11 12 3.5l8.5 7.5M5.5 9.5V19A1.5 1.5 0 0 0 7 20.5h10a1.5 1.5 0 0 0 1.5-1.5V9.5M10 20.5V14h4v6.5',
);
