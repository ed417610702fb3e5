import { icon } from './icon.tsx';

export const MessageSquareText = /* @__PURE__ */ icon(
  'M5.5 4h13A1.5 1.5 0 0 1 20 5.5v10a1.5 1.5 0 0 1-1.5 1.5H9l-5 4V5.5A1.5 1.5 0 0 1 5.5 4zM8 8.5h8M8 12.5h5',
);
