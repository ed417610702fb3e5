export { EventList } from './event-list.tsx';
export { ReviewPrompt } from './review-prompt.tsx';
