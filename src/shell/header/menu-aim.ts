/** Tells a mouse that passes over an entry on its way to an open panel from one that means the entry. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The ends of the panel's near edge, as seen from a point; null when there is no panel to go to. */
export type Edge = (from: Point) => readonly [Point, Point] | null;

export interface MenuAim {
  /** Every movement of the mouse in the menu. */
  move(to: Point): void;
  /** The mouse came over an entry: acts at once, or, on the way to the panel, as soon as it turns off or rests. */
  over(to: Point, edge: Edge, act: () => void): void;
  /** The mouse left the entry: nothing is waited for any more. */
  cancel(): void;
  /** The mouse left the menu. */
  reset(): void;
}

/** A direction is read over this distance, px; single pixels are too coarse to have one. */
const stride = 8;
/** A mouse that stands still for so long on an entry means it, ms. */
const restMs = 100;
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
    const from = trail.find(point => distance(point, to) >= stride) ?? trail.at(-1);
    const ends = from && distance(from, to) > 0 ? waiting.edge(from) : null;
    if (from && ends && isInTriangle(to, from, ...ends)) timer = setTimeout(act, restMs);
    else act();
  }

  return {
    move(to) {
      judge(to);
      // The newest first.
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

/** Whether a point lies in a triangle, its edges included. */
export function isInTriangle(point: Point, a: Point, b: Point, c: Point): boolean {
  const side = (p: Point, q: Point) => (q.x - p.x) * (point.y - p.y) - (q.y - p.y) * (point.x - p.x);
  const sides = [side(a, b), side(b, c), side(c, a)];
  return !(sides.some(one => one < 0) && sides.some(one => one > 0));
}

/** The edge of a panel that lies below: as much of it as lies within a steep fan, so that moving along passes. */
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

/** The near edge of a panel that lies to the left or to the right. */
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
