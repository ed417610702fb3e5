import { icon } from './icon.tsx';

export const ThumbsUp = /* @__PURE__ */ icon(
  'M7.5 10.5 11 3.5a2.4 2.4 0 0 1 2.4 2.4V9h4.9a2 2 0 0 1 2 2.3l-1.1 7a2 2 0 0 1-2 1.7H4.5v-9.5zM7.5 10.5V20',
);
