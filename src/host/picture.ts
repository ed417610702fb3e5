/** A picture that is ready to be uploaded. */
export interface ShrunkPicture {
  /** JPEG. */
  readonly file: Blob;
  /** A small copy to show. Pages whose policy allows no blob addresses can show a canvas. */
  readonly preview: HTMLCanvasElement;
}

/**
 * Decodes a picture and writes it again as JPEG, so that nothing of the original but its pixels is left: no position,
 * camera or time. It is turned as its camera was, and its transparent parts become white. Rejects where the browser
 * cannot read it.
 * @param sideMax longest side, px
 * @param quality of the JPEG, 0..1
 */
export async function shrinkPicture(
  file: Blob,
  { sideMax, quality }: { readonly sideMax: number; readonly quality: number },
): Promise<ShrunkPicture> {
  const picture = await openPicture(file);
  try {
    const canvas = render(picture, sideMax);
    return { file: await jpegOf(canvas, quality), preview: render(picture, previewSide) };
  } finally {
    picture.close();
  }
}

/** px */
const previewSide = 320;

function render(picture: ImageBitmap, sideMax: number): HTMLCanvasElement {
  const scale = Math.min(1, sideMax / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = contextOf(canvas);
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** A square of a picture, px of the picture. */
export interface Square {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/**
 * Reads a picture, turned as its camera was. Rejects where the browser cannot. Call `close` once it is not needed any
 * more. The name of that turn, `from-image`, is the default, and Safari before 17 refuses pictures that ask for it.
 */
export const openPicture = (file: Blob): Promise<ImageBitmap> => createImageBitmap(file);

/** Renders a square of a picture, as large as the canvas. */
export function drawSquare(canvas: HTMLCanvasElement, picture: ImageBitmap, { x, y, size }: Square): void {
  contextOf(canvas).drawImage(picture, x, y, size, size, 0, 0, canvas.width, canvas.height);
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
  return new File([await jpegOf(canvas, quality)], 'picture.jpg', { type: 'image/jpeg' });
}

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('the browser cannot render pictures');
  context.imageSmoothingQuality = 'high';
  return context;
}

async function jpegOf(canvas: HTMLCanvasElement, quality: number): Promise<Blob> {
  const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/jpeg', quality));
  if (!blob) throw new Error('the browser cannot write this picture as JPEG');
  return blob;
}
