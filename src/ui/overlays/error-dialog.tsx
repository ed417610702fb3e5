import { useLayoutEffect, useRef } from 'react';
import { uiMessages } from '../../messages/ui.ts';
import { useCloseOnBack } from '../../routing/history/use-close-on-back.ts';
import { Button } from '../button.tsx';
import { ErrorNotice } from '../feedback/error-notice.tsx';

interface ErrorDialogProps {
  /** Title of the dialog that failed to load. */
  readonly title: string;
  readonly onClose: () => void;
  readonly onRetry: () => void;
}

/**
 * An error in place of a dialog whose code failed to load. It opens with `showModal()`: what opens others (`showLayer`) is
 * loaded together with them.
 */
export function ErrorDialog({ title, onClose, onRetry }: ErrorDialogProps) {
  const layer = useRef<HTMLDialogElement>(null);
  useCloseOnBack(true, onClose);
  // While it is still in the document: closing gives the focus back to what had it.
  useLayoutEffect(() => {
    const element = layer.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog ref={layer} className="mp-layer" aria-label={title} onCancel={onClose}>
      <div className="mp-modal mp-sheet">
        <div className="mp-sheet__box">
          <div className="mp-sheet__body">
            <ErrorNotice level={3} onRetry={onRetry}>
              <Button onClick={onClose}>{uiMessages.close}</Button>
            </ErrorNotice>
          </div>
        </div>
      </div>
    </dialog>
  );
}
