import { ErrorNotice } from '../feedback/empty-state.tsx';
import { Sheet } from './sheet.tsx';

interface FailedLayerProps {
  /** Of the layer that did not come. */
  readonly title: string;
  readonly onClose: () => void;
  readonly onRetry: () => void;
}

/** Stands above the page for a layer whose code did not arrive: within the page it has no room, and all would move. */
export const FailedLayer = ({ title, onClose, onRetry }: FailedLayerProps) => (
  <Sheet title={title} onClose={onClose}>
    <ErrorNotice level={3} onRetry={onRetry} />
  </Sheet>
);
