export { ReviewForm } from './review-form.tsx';
export { Submitted } from './submitted.tsx';
