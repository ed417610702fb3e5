/**
 * Distinguishes a mouse that aims at a menu entry from one that crosses entries on its way to the open panel.
 */

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Both ends of the panel's edge that is nearest to a point; null when the point is at or beyond the panel. */
export type Edge = (from: Point) => readonly [Point, Point] | null;

export interface MenuAim {
  /** Call it on each mouse movement in the menu. */
  move(to: Point): void;
  /** Call it when the mouse enters an entry. It acts at once, or, on the way to the panel, when the mouse turns or rests. */
  over(to: Point, edge: Edge, act: () => void): void;
  /** Call it when the mouse leaves the entry. A pending action is dropped. */
  cancel(): void;
  /** Call it when the mouse leaves the menu. */
  reset(): void;
}

/** Distance over which a direction is measured, in px. Single pixels are too coarse. */
const minDistance = 8;
/** A mouse that rests this long on an entry aims at it. In ms. */
const restMs = 100;
/** Number of positions kept. */
const trailLength = 24;

export function createMenuAim(): MenuAim {
  let trail: Point[] = [];
  let waiting: { readonly edge: Edge; readonly act: () => void } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function cancel(): void {
    clearTimeout(timer);
    waiting = null;
  }

  function act(): void {
    const was = waiting;
    cancel();
    was?.act();
  }

  function judge(to: Point): void {
    if (!waiting) return;
    clearTimeout(timer);
    const from = trail.find(point => distance(point, to) >= minDistance) ?? trail.at(-1);
    const ends = from && distance(from, to) > 0 ? waiting.edge(from) : null;
    if (from && ends && isInTriangle(to, from, ...ends)) timer = setTimeout(act, restMs);
    else act();
  }

  return {
    move(to) {
      judge(to);
      // Newest first.
      trail = [to, ...trail.slice(0, trailLength - 1)];
    },
    over(to, edge, action) {
      waiting = { edge, act: action };
      judge(to);
    },
    cancel,
    reset() {
      cancel();
      trail = [];
    },
  };
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/** Whether a point lies in a triangle or on its edges. */
export function isInTriangle(point: Point, a: Point, b: Point, c: Point): boolean {
  const side = (p: Point, q: Point) => (q.x - p.x) * (point.y - p.y) - (q.y - p.y) * (point.x - p.x);
  const sides = [side(a, b), side(b, c), side(c, a)];
  return !(sides.some(one => one < 0) && sides.some(one => one > 0));
}

/** The edge of a panel below. Only the part within a steep fan counts, so that a mouse moving along the bar is not aiming at it. */
export function edgeBelow(top: number): Edge {
  return from => {
    const reach = 2 * (top - from.y);
    return reach <= 0
      ? null
      : [
          { x: from.x - reach, y: top },
          { x: from.x + reach, y: top },
        ];
  };
}

/** The near edge of a panel to the left or right. */
export function edgeBeside({ left, right, top, bottom }: DOMRect): Edge {
  return from => {
    const x = from.x < left ? left : right;
    return from.x >= left && from.x <= right
      ? null
      : [
          { x, y: top },
          { x, y: bottom },
        ];
  };
}
