/** How a picture is enlarged in its frame. */
export interface Zoom {
  /** 1 shows all of the picture. */
  readonly scale: number;
  /** How far its centre is moved from that of the frame, px. */
  readonly x: number;
  readonly y: number;
}
export interface Point {
  readonly x: number;
  readonly y: number;
}
export interface Size {
  readonly width: number;
  readonly height: number;
}

export const unzoomed: Zoom = { scale: 1, x: 0, y: 0 };
const maxScale = 5;

/**
 * Enlarges the picture so that what lies under a point stays there.
 * @param at from the centre of the frame, px
 * @param fitted size of the picture at scale 1, px
 */
export function zoomedTo(zoom: Zoom, scale: number, at: Point, frame: Size, fitted: Size): Zoom {
  const next = clamp(scale, 1, maxScale);
  const factor = next / zoom.scale;
  const moved = { x: at.x - (at.x - zoom.x) * factor, y: at.y - (at.y - zoom.y) * factor };
  return limited({ scale: next, ...moved }, frame, fitted);
}

/** Moves the enlarged picture. */
export function movedBy(zoom: Zoom, by: Point, frame: Size, fitted: Size): Zoom {
  return limited({ ...zoom, x: zoom.x + by.x, y: zoom.y + by.y }, frame, fitted);
}

/** Limits a move: a picture larger than the frame always covers it, and a smaller one is centred. */
function limited({ scale, x, y }: Zoom, frame: Size, fitted: Size): Zoom {
  const room = (length: number, of: number) => Math.max(0, (length * scale - of) / 2);
  const [across, down] = [room(fitted.width, frame.width), room(fitted.height, frame.height)];
  return { scale, x: clamp(x, -across, across), y: clamp(y, -down, down) };
}

/** The size at which all of a picture shows. A picture whose size is not known yet fills the frame. */
export function fit(picture: Size, frame: Size): Size {
  if (!picture.width || !picture.height) return frame;
  const scale = Math.min(frame.width / picture.width, frame.height / picture.height);
  return { width: picture.width * scale, height: picture.height * scale };
}

// `+ 0` makes no -0 of 0.
const clamp = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max) + 0;
