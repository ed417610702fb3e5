import { type PointerEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { avatarPicture } from '../../contract/edit-profile.ts';
import { centralView, cropOf, dragged } from '../../domain/crop.ts';
import { cropPicture, drawSquare } from '../../host/picture.ts';
import { editProfileMessages as texts } from '../../messages/edit-profile.ts';
import { useCloseOnBack } from '../../routing/history/use-close-on-back.ts';
import { Button } from '../../ui/button.tsx';
import { LoadingButton } from '../../ui/loading-button.tsx';
import { Modal } from '../../ui/overlays/modal.tsx';

/** The size of the canvas, px: sharp on displays of twice the density. */
const canvasSide = 600;

interface CropDialogProps {
  readonly picture: ImageBitmap;
  readonly onDone: (cropped: File) => void;
  readonly onCancel: () => void;
}

/** The choice of the part of a picture that is shown: by dragging it, or by sliders. */
export function CropDialog({ picture, onDone, onCancel }: CropDialogProps): ReactNode {
  const id = useId();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [view, setView] = useState(centralView);
  const [isBusy, setIsBusy] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const drag = useDrag(by => setView(before => dragged(picture, before, by)));
  useCloseOnBack(true, onCancel);
  useEffect(() => {
    if (canvas.current) drawSquare(canvas.current, picture, cropOf(picture, view));
  }, [picture, view]);

  const use = async () => {
    setIsBusy(true);
    try {
      onDone(await cropPicture(picture, cropOf(picture, view), avatarPicture));
    } catch (error) {
      window.reportError(error);
      setHasFailed(true);
      setIsBusy(false);
    }
  };
  const { size } = cropOf(picture, view);
  const slider = (name: keyof typeof centralView) => ({
    value: view[name],
    onChange: (value: number) => setView({ ...view, [name]: value }),
  });
  return (
    <Modal labelledBy={`${id}-title`} describedBy={`${id}-text`} onDismiss={onCancel} ignoreOutside>
      <div className="mp-crop">
        <h2 id={`${id}-title`} className="mp-h2">
          {texts.cropTitle}
        </h2>
        <p id={`${id}-text`} className="mp-small mp-muted">
          {texts.cropText}
        </p>
        <canvas ref={canvas} className="mp-crop__picture" width={canvasSide} height={canvasSide} {...drag} />
        <Slider label={texts.zoom} min={1} max={avatarPicture.zoomMax} {...slider('zoom')} />
        <Slider label={texts.across} disabled={picture.width <= size} {...slider('x')} />
        <Slider label={texts.down} disabled={picture.height <= size} {...slider('y')} />
        {hasFailed && (
          <p className="mp-field__note mp-field__note--error" role="alert">
            {texts.unreadable}
          </p>
        )}
        <div className="mp-form__actions">
          <LoadingButton variant="primary" loading={isBusy} onClick={() => void use()}>
            {texts.usePicture}
          </LoadingButton>
          <Button variant="ghost" onClick={onCancel}>
            {texts.cancel}
          </Button>
        </div>
      </div>
    </Modal>
  );
}

interface SliderProps {
  readonly label: string;
  readonly value: number;
  readonly min?: number;
  readonly max?: number;
  readonly disabled?: boolean;
  readonly onChange: (value: number) => void;
}

function Slider({ label, min = 0, max = 1, onChange, ...rest }: SliderProps): ReactNode {
  return (
    <label className="mp-crop__label">
      <span>{label}</span>
      <input
        className="mp-crop__slider"
        type="range"
        {...{ min, max, ...rest }}
        step={0.01}
        onChange={event => onChange(Number(event.target.value))}
      />
    </label>
  );
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Handlers that report how far a pointer drags an element, in parts of its width. */
function useDrag(onDrag: (by: Point) => void) {
  const pointer = useRef<Point | null>(null);
  const end = () => {
    pointer.current = null;
  };
  return {
    onPointerDown({ currentTarget, pointerId, clientX: x, clientY: y }: PointerEvent) {
      currentTarget.setPointerCapture(pointerId);
      pointer.current = { x, y };
    },
    onPointerMove({ clientX: x, clientY: y, currentTarget }: PointerEvent) {
      const from = pointer.current;
      if (!from) return;
      const side = currentTarget.clientWidth || 1;
      pointer.current = { x, y };
      onDrag({ x: (x - from.x) / side, y: (y - from.y) / side });
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
