import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { uiMessages } from '../../messages/ui.ts';
import { useCloseOnBack } from '../../routing/history/use-close-on-back.ts';
import { pressedKey } from '../input-method.ts';
import { Spinner } from '../loading-button.tsx';

interface WaitingLayerProps {
  /** Called on Escape, Back, or a press anywhere: it need not come any more. */
  readonly onClose: () => void;
}

/**
 * Shows at once that a dialog is on its way, in its place until its code has been loaded. It catches presses; the focus stays
 * where it is, for the dialog to give it back there.
 */
export function WaitingLayer({ onClose }: WaitingLayerProps) {
  const layer = useRef<HTMLDivElement>(null);
  useCloseOnBack(true, onClose);
  // Without popovers it is fixed, but not in the top layer.
  useLayoutEffect(() => layer.current?.showPopover?.(), []);
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || pressedKey(event) !== 'Escape') return;
    event.preventDefault();
    onClose();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same
    <div
      ref={layer}
      popover="manual"
      className="mp-layer mp-waiting"
      role="status"
      // A press would take the focus, which the dialog is to give back.
      onMouseDown={event => event.preventDefault()}
      // The second press of a double click hits it.
      onClick={({ detail }) => detail < 2 && onClose()}
    >
      <Spinner label={uiMessages.loading} />
    </div>
  );
}
