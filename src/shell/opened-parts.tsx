import { ComparisonTray } from './comparison/comparison-tray.tsx';
import { PartBoundary } from './error-boundary.tsx';
import { AlertDialog } from './overlays/alert-dialog.tsx';
import { TermsDialog } from './overlays/terms-dialog.tsx';
import { Toast } from './overlays/toast.tsx';

// Parts of the shell that lie in one script. `lazy.ts` declares them.
export { MediaGallery } from './media-gallery.tsx';
export { HeaderMenu } from './menus/header-menu.tsx';

/** The parts of the bottom dock that appear after a press. */
export function DockParts() {
  return (
    <>
      <PartBoundary>
        <Toast />
      </PartBoundary>
      <PartBoundary>
        <ComparisonTray />
      </PartBoundary>
    </>
  );
}

/** The dialogs that no button opens. */
export function Dialogs() {
  return (
    <>
      <PartBoundary>
        <TermsDialog />
      </PartBoundary>
      <PartBoundary>
        <AlertDialog />
      </PartBoundary>
    </>
  );
}
