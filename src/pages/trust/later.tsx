export { ReviewCard } from '../../ui/cards/review-card.tsx';
export { HostLinks } from './host-links.tsx';
