import { type ReactNode, useId } from 'react';
import { useCloseOnBack } from '../../routing/history/use-close-on-back.ts';
import { Modal } from './modal.tsx';

export interface QuestionDialogProps {
  /** The question. */
  readonly title: string;
  readonly text?: ReactNode;
  /** Called on Esc and Back: the answer that changes nothing. */
  readonly onDismiss: () => void;
  /** A button for each answer, as wide as the dialog. */
  readonly children: ReactNode;
}

/** A question that has to be answered before anything else. */
export function QuestionDialog({ title, text, onDismiss, children }: QuestionDialogProps) {
  const id = useId();
  useCloseOnBack(true, onDismiss);
  return (
    <Modal
      isAlert
      labelledBy={`${id}-title`}
      describedBy={text ? `${id}-text` : undefined}
      onDismiss={onDismiss}
      ignoreOutside
      className="mp-alert"
    >
      <div className="mp-alert__box">
        <h2 id={`${id}-title`} className="mp-h2">
          {title}
        </h2>
        {text && (
          <div id={`${id}-text`} className="mp-alert__text">
            {text}
          </div>
        )}
        {children}
      </div>
    </Modal>
  );
}
