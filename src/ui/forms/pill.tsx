import { pillMaxCharacters } from '../../contract/limits.ts';
import { truncateText } from '../../domain/format.ts';
import { uiMessages } from '../../messages/ui.ts';
import { X } from '../icons/x.ts';

export interface PillProps {
  /** The full text: the title of the button if the label is shorter. */
  readonly text: string;
  /** The label; by default the first 30 characters of the text. */
  readonly short?: string | undefined;
  readonly onRemove: () => void;
}

/** An applied filter, with a button that removes it. */
export function Pill({ text, short, onRemove }: PillProps) {
  const label = short ?? truncateText(text, pillMaxCharacters);
  return (
    <button
      type="button"
      className="mp-chip mp-pill"
      aria-label={uiMessages.remove({ name: label })}
      title={label === text ? undefined : text}
      onClick={onRemove}
    >
      <span>{label}</span>
      <X size={14} strokeWidth={2.5} />
    </button>
  );
}
