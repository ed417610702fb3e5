/** What opens above the page. Its code comes after the first paint. */
export { ScoreDialog } from './cards/score-dialog.tsx';
export { DropdownPanel } from './forms/dropdown-panel.tsx';
export { GalleryDialog } from './media/gallery-dialog.tsx';
export { TipBubble } from './overlays/tip-bubble.tsx';
