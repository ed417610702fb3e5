import { pillMaxCharacters } from '../../contract/limits.ts';
import { lateUiMessages } from '../../contract/messages/content.ts';
import { truncateText } from '../../domain/format.ts';
import { X } from '../first-paint-icons.tsx';
import { VisuallyHidden } from '../visually-hidden.tsx';

export interface PillProps {
  /** Shown up to 30 characters; the title of the button has the full text. */
  readonly text: string;
  readonly onRemove: () => void;
}

/** An applied filter, with a button that removes it. */
export function Pill({ text, onRemove }: PillProps) {
  const shown = truncateText(text, pillMaxCharacters);
  return (
    <button
      type="button"
      className="mp-chip mp-pill"
      title={shown === text ? undefined : text}
      onClick={onRemove}
    >
      <VisuallyHidden>{lateUiMessages.remove} </VisuallyHidden>
      {shown}
      <X size={14} strokeWidth={2.5} />
    </button>
  );
}
