/** A square of a picture, px of the picture. */
export interface Square {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** Reads a picture. Rejects where the browser cannot. Call `close` once it is not needed any more. */
export const openPicture = (file: Blob): Promise<ImageBitmap> => createImageBitmap(file);

/** Draws a square of a picture, as large as the canvas. */
export function drawSquare(canvas: HTMLCanvasElement, picture: ImageBitmap, { x, y, size }: Square): void {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('the browser cannot draw pictures');
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, x, y, size, size, 0, 0, canvas.width, canvas.height);
}

/**
 * A square of a picture as a JPEG.
 * @param side px
 * @param quality of the JPEG, 0..1
 */
export async function cropPicture(
  picture: ImageBitmap,
  square: Square,
  { side, quality }: { readonly side: number; readonly quality: number },
): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  drawSquare(canvas, picture, square);
  const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/jpeg', quality));
  if (!blob) throw new Error('the browser cannot write this picture as JPEG');
  return new File([blob], 'picture.jpg', { type: 'image/jpeg' });
}
