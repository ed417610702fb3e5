export { ScoreDialog } from './cards/score-explainer.tsx';
export { GalleryDialog } from './media/gallery-dialog.tsx';
