/** The part of a picture that a square shows. */
export interface CropView {
  /** 1 shows as much as fits; a larger number magnifies. */
  readonly zoom: number;
  /** The position of the square within the spare width, 0..1, from left to right. */
  readonly x: number;
  /** The same from top to bottom. */
  readonly y: number;
}

/** px */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** The middle of a picture, as much of it as fits. */
export const centralView: CropView = { zoom: 1, x: 0.5, y: 0.5 };

/** The square in px of the picture. */
export function cropOf({ width, height }: PictureSize, { zoom, x, y }: CropView) {
  const size = Math.min(width, height) / zoom;
  return { x: (width - size) * x, y: (height - size) * y, size };
}

/**
 * The view after the picture was dragged. It never leaves the square.
 * @param by how far, in sides of the square; positive to the right and down
 */
export function dragged(
  picture: PictureSize,
  view: CropView,
  by: { readonly x: number; readonly y: number },
): CropView {
  const { size } = cropOf(picture, view);
  const along = (at: number, side: number, shift: number) =>
    side > size ? Math.min(1, Math.max(0, at - (shift * size) / (side - size))) : at;
  return { ...view, x: along(view.x, picture.width, by.x), y: along(view.y, picture.height, by.y) };
}
