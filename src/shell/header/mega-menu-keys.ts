import { isRtl } from '../../ui/arrow-keys.ts';

/** Arrow keys move within and between lanes: lane 0 is the left column. Links name their lane in `data-lane`. */
export const sideLane = '0';
export const columnLane = (column: number): string => String(column + 1);

/**
 * The link that a key moves the focus to from a link of the panel; 'up' from the top of a lane out of the panel.
 * Null for every other key.
 */
export function linkForKey(panel: HTMLElement, from: HTMLElement, key: string): HTMLElement | 'up' | null {
  const lanes = lanesOf(panel);
  const at = lanes.findIndex(lane => lane.includes(from));
  const lane = lanes[at];
  if (!lane) return null;
  const row = lane.indexOf(from);
  switch (key) {
    case 'ArrowDown':
      return lane[row + 1] ?? from;
    case 'ArrowUp':
      return lane[row - 1] ?? 'up';
    case 'Home':
      return lane[0] ?? null;
    case 'End':
      return lane.at(-1) ?? null;
    case 'ArrowLeft':
    case 'ArrowRight':
      return beside(lanes[at + ((key === 'ArrowRight') === isRtl(panel) ? -1 : 1)], from);
    default:
      return null;
  }
}

export const firstLink = (panel: HTMLElement): HTMLElement | undefined => lanesOf(panel)[0]?.[0];

function lanesOf(panel: HTMLElement): HTMLElement[][] {
  const lanes: HTMLElement[][] = [];
  for (const link of panel.querySelectorAll<HTMLElement>('[data-lane]')) {
    const lane = Number(link.dataset.lane);
    lanes[lane] = [...(lanes[lane] ?? []), link];
  }
  return lanes.filter(Boolean);
}

/** The link of the next lane nearest in height; in the left column the one whose children are shown. */
function beside(lane: readonly HTMLElement[] | undefined, from: HTMLElement): HTMLElement | null {
  if (!lane) return from;
  const front = lane.find(link => link.classList.contains('mp-mega__second--front'));
  if (front) return front;
  const height = (link: HTMLElement) => link.getBoundingClientRect().top;
  const away = (link: HTMLElement) => Math.abs(height(link) - height(from));
  return lane.reduce((nearest, link) => (away(link) < away(nearest) ? link : nearest));
}
