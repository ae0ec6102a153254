/** First and last day, YYYY-MM-DD, each open if null. */
export interface DateRange {
  readonly start: string | null;
  readonly end: string | null;
}

export const OPEN_RANGE: DateRange = { start: null, end: null };

/** The range with its ends in order. Days in this form compare as texts. */
function inOrder({ start, end }: DateRange): DateRange {
  return start !== null && end !== null && end < start ? { start: end, end: start } : { start, end };
}

/**
 * The range after a click on a day: the first click sets the start, the second the end, the third starts
 * again. An end before the start swaps them; a click on the start or the end clears it, or both if they are
 * the same day.
 */
export function clickDay({ start, end }: DateRange, day: string): DateRange {
  if (day === start && day === end) return OPEN_RANGE;
  if (day === start) return { start: null, end };
  if (day === end) return { start, end: null };
  if (start !== null && end !== null) return { start: day, end: null };
  return inOrder(start === null ? { start: day, end } : { start, end: day });
}

/** The range after a click on a week's number: that week, or empty if it was already selected. */
export function clickWeek(range: DateRange, first: string, last: string): DateRange {
  return range.start === first && range.end === last ? OPEN_RANGE : { start: first, end: last };
}

/** The range with another start; a start later than the end sets both to the start. */
export function withStart({ end }: DateRange, start: string | null): DateRange {
  return { start, end: start !== null && end !== null && start > end ? start : end };
}

/** The range with another end; an end earlier than the start sets both to the end. */
export function withEnd({ start }: DateRange, end: string | null): DateRange {
  return { start: start !== null && end !== null && end < start ? end : start, end };
}
