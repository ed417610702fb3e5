/** How far the clock of the host is ahead of the device's, in ms, as of the newest of its times that was heard. */
let ahead = 0;
let newest = 0;

/** Takes the time of an answer, its `Date` header, where no cache may keep it: that of a copy is older. */
export function hearTime(headers: Headers): void {
  if (!/no-store/i.test(headers.get('cache-control') ?? '')) return;
  const time = Date.parse(headers.get('date') ?? '');
  if (time < newest || !time) return;
  newest = time;
  ahead = time - Date.now();
}

/**
 * The time now. Where the device's clock is more than a minute wrong it is the host's, by which it says what is due and when
 * something has happened.
 */
export const hostNow = (): Date => new Date(Date.now() + (Math.abs(ahead) > 60_000 ? ahead : 0));
