import { createContext, use, type ComponentProps, type KeyboardEvent } from 'react';
import type { WeekNumber as DefaultWeekNumber } from 'react-day-picker';
import { plusDays } from '@airdex/shared-contracts/constants';
import { toDay } from './local-day.ts';
import styles from './date-range-picker.module.css';

/** What a click on a week number does, by the week's first and last day; null if it can't be clicked. */
export type WeekClick = (first: string, last: string) => (() => void) | null;
export const WeekClickContext = createContext<WeekClick>(() => null);

/** Moves the focus to the number above or below. */
function moveFocus(event: KeyboardEvent<HTMLButtonElement>): void {
  if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
  event.preventDefault();
  const grid = event.currentTarget.closest('table');
  const numbers = [...(grid?.querySelectorAll<HTMLElement>('th button:enabled') ?? [])];
  numbers[numbers.indexOf(event.currentTarget) + (event.key === 'ArrowUp' ? -1 : 1)]?.focus();
}

/**
 * The number of a week, which selects the week. Of each calendar, Tab reaches the first number that can be clicked, and
 * up and down arrows reach the others. The keys of the days stay as they are: left of Monday is Sunday.
 */
export function WeekNumber({
  week,
  'aria-label': label,
  children,
  ...props
}: ComponentProps<typeof DefaultWeekNumber>) {
  const clickOf = use(WeekClickContext);
  const [first, last] = [week.days[0], week.days.at(-1)];
  // A calendar has six weeks. One that lies entirely in another month shows no days.
  if (first === undefined || last === undefined || week.days.every(({ outside }) => outside)) return <td />;
  const ends = [toDay(first.date), toDay(last.date)] as const;
  const onClick = clickOf(...ends);
  const isTopmost = week.days.some(({ outside, date }) => !outside && date.getDate() === 1);
  const isFirst = isTopmost || clickOf(plusDays(ends[0], -7), plusDays(ends[1], -7)) === null;
  return (
    <th {...props}>
      <button
        type="button"
        className={styles.week}
        aria-label={label}
        title={label}
        tabIndex={isFirst ? 0 : -1}
        disabled={onClick === null}
        onClick={() => onClick?.()}
        onKeyDown={moveFocus}
      >
        {children}
      </button>
    </th>
  );
}
