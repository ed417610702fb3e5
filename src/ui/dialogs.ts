export { ScoreDialog } from './cards/score-dialog.tsx';
export { GalleryDialog } from './media/gallery-dialog.tsx';
