import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from 'lucide-react';
import { IconButton } from '../button/index.ts';
import { clampMonth, monthsAround, shiftMonth, type DateBounds } from './months.ts';
import { toLocalDate } from './local-day.ts';
import styles from './date-range-picker.module.css';

export interface MonthBarTexts {
  readonly previousYear: string;
  readonly previousMonth: string;
  readonly nextMonth: string;
  readonly nextYear: string;
  /** Name of the list of months. */
  readonly month: string;
}

interface Props {
  /** The first visible month, YYYY-MM. */
  readonly month: string;
  readonly bounds: DateBounds;
  readonly locale: string;
  readonly texts: MonthBarTexts;
  readonly onMonthChange: (month: string) => void;
}

/**
 * Buttons for months and years around a list of months to jump to; nothing outside the bounds can be reached.
 */
export function MonthBar({ month, bounds, locale, texts, onMonthChange }: Props) {
  const name = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' });
  const step = (label: string, count: number, Icon: typeof ChevronLeft) => {
    const isAtEnd = clampMonth(shiftMonth(month, Math.sign(count)), bounds) === month;
    return (
      <IconButton
        label={label}
        icon={<Icon aria-hidden="true" />}
        size="small"
        // Not disabled: at the end the focus would be lost.
        aria-disabled={isAtEnd}
        onPress={() => !isAtEnd && onMonthChange(clampMonth(shiftMonth(month, count), bounds))}
      />
    );
  };
  return (
    <div className={styles.bar}>
      {step(texts.previousYear, -12, ChevronsLeft)}
      {step(texts.previousMonth, -1, ChevronLeft)}
      <select
        className={styles.month}
        aria-label={texts.month}
        value={month}
        onChange={(event) => onMonthChange(event.currentTarget.value)}
      >
        {monthsAround(month, bounds).map((it) => (
          <option key={it} value={it}>
            {name.format(toLocalDate(`${it}-01`))}
          </option>
        ))}
      </select>
      {step(texts.nextMonth, 1, ChevronRight)}
      {step(texts.nextYear, 12, ChevronsRight)}
    </div>
  );
}
