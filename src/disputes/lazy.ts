import { lazy } from '../loading/lazy.ts';

/** What the pages of a dispute show: use it with `useLazy`. See `dispute-parts.tsx`. */
export const disputeParts = lazy('dispute-parts', () => import('./dispute-parts.tsx'));
export type DisputeParts = NonNullable<ReturnType<typeof disputeParts.peek>>;
