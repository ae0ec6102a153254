import { createContext, use, type ComponentProps } from 'react';
import type { WeekNumber as DefaultWeekNumber } from 'react-day-picker';
import { toDay } from './local-day.ts';
import styles from './date-range-picker.module.css';

/** What a click on a week number does, by the week's first and last day; null if it can't be clicked. */
export type WeekClick = (first: string, last: string) => (() => void) | null;
export const WeekClickContext = createContext<WeekClick>(() => null);

/** The number of a week, which selects the week. */
export function WeekNumber({
  week,
  'aria-label': label,
  children,
  ...props
}: ComponentProps<typeof DefaultWeekNumber>) {
  const clickOf = use(WeekClickContext);
  const [first, last] = [week.days[0], week.days.at(-1)];
  // A calendar has six weeks. One that lies entirely in another month shows no days.
  if (week.days.every(({ outside }) => outside)) return <td />;
  const onClick =
    first === undefined || last === undefined ? null : clickOf(toDay(first.date), toDay(last.date));
  return (
    <th {...props}>
      <button
        type="button"
        className={styles.week}
        aria-label={label}
        title={label}
        tabIndex={-1}
        disabled={onClick === null}
        onClick={() => onClick?.()}
      >
        {children}
      </button>
    </th>
  );
}
