import { createContext, use, type ComponentProps } from 'react';
import type { WeekNumber as DefaultWeekNumber } from 'react-day-picker';
import { toDay } from './local-day.ts';
import styles from './date-range-picker.module.css';

/** What a click on a week's number does with its first and last day. */
export const WeekClickContext = createContext<(first: string, last: string) => void>(() => undefined);

/** The number of a week, which selects the week. */
export function WeekNumber({
  week,
  'aria-label': label,
  children,
  ...props
}: ComponentProps<typeof DefaultWeekNumber>) {
  const onClick = use(WeekClickContext);
  const [first, last] = [week.days[0], week.days.at(-1)];
  // A week of the fixed six that lies in another month altogether shows no days.
  if (week.days.every(({ outside }) => outside)) return <td />;
  return (
    <th {...props}>
      <button
        type="button"
        className={styles.week}
        aria-label={label}
        title={label}
        tabIndex={-1}
        onClick={() => {
          if (first !== undefined && last !== undefined) onClick(toDay(first.date), toDay(last.date));
        }}
      >
        {children}
      </button>
    </th>
  );
}
