/** What the name of a day says after its date. */
export interface DayTexts {
  readonly today: string;
  /** The first and the last day of the range, and the days between them. */
  readonly start: string;
  readonly end: string;
  readonly between: string;
}

const ORDER = ['today', 'start', 'end', 'between'] as const;

/**
 * The name of a day: its date, and the states that are otherwise visible only as colours.
 * @param modifiers the states of the day; the range between its ends includes them
 */
export function dayLabel(
  date: string,
  modifiers: Readonly<Record<string, boolean>>,
  texts: DayTexts,
  separator: string,
): string {
  const isEnd = modifiers['start'] === true || modifiers['end'] === true;
  const states = ORDER.filter((state) => modifiers[state] === true && !(isEnd && state === 'between'));
  return [date, ...states.map((state) => texts[state])].join(separator);
}
