/** When something is: a moment, or a calendar day, which is the same one wherever it is read. */
export interface Moment {
  /** The moment; the midnight, here, with which the day begins. */
  readonly date: Date;
  /** The same moment; the end of the day, here. */
  readonly end: Date;
  readonly isDay: boolean;
  /** ISO 8601, of a day without a time. */
  readonly iso: string;
}

/** Reads a time of the host, ISO 8601; one without a time of day is a day. Null where it is none. */
export function readMoment(text: string | null | undefined): Moment | null {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text?.trim() ?? '') ?? [];
  if (day === undefined) {
    const date = new Date(text ?? '');
    return Number.isNaN(date.getTime()) ? null : { date, end: date, isDay: false, iso: date.toISOString() };
  }
  const at = (days: number) => new Date(Number(year), Number(month) - 1, Number(day) + days);
  // There is no 30 February.
  return at(0).getDate() === Number(day)
    ? { date: at(0), end: at(1), isDay: true, iso: `${year}-${month}-${day}` }
    : null;
}
