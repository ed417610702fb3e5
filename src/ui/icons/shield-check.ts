import { icon } from './icon.tsx';

export const ShieldCheck = /* @__PURE__ */ icon(
  'M12 3l7.5 2.5v6c0 4.5-3 8-7.5 9.5-4.5-1.5-7.5-5-7.5-9.5v-6zM8.5 12l2.5 2.5 4.5-5',
);
