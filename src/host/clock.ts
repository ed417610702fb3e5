/** How far the clock of the host is ahead of the device's, in ms, as of the newest of its times that was heard. */
let ahead = 0;
let newest = 0;

/** Takes the time of an answer, its `Date` header. A copy from a cache has an older one. */
export function hearTime(date: string | null): void {
  const time = Date.parse(date ?? '');
  if (time < newest || !time) return;
  newest = time;
  ahead = time - Date.now();
}

/**
 * The time now. Where the device's clock is more than a minute wrong it is the host's, by which it says what is due and when
 * something has happened; hosts of another origin show theirs to scripts only if their CORS headers do.
 */
export const hostNow = (): Date => new Date(Date.now() + (Math.abs(ahead) > 60_000 ? ahead : 0));
