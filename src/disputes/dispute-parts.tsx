/** What the pages of a dispute share. Load it by `disputeParts`, so that no other screen loads it. */
export { Awaiting } from './awaiting.tsx';
export { Decision } from './decision.tsx';
export { DisputeActions } from './dispute-actions.tsx';
export { DisputeFiles } from './dispute-files.tsx';
export { DisputeTimeline } from './dispute-timeline.tsx';
