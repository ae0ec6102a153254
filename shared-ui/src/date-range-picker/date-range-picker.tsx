import { useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { DayPicker } from 'react-day-picker';
import { Button } from '../button/index.ts';
import { clickDay, clickWeek, OPEN_RANGE, type DateRange } from './date-range.ts';
import { calendarClasses, calendarTexts } from './calendar-look.ts';
import type { DayTexts } from './day-label.ts';
import { toDay, toLocalDate } from './local-day.ts';
import { MonthBar, type MonthBarTexts } from './month-bar.tsx';
import { boundsOfFirst, clampMonth, clampWeek, monthOf, type DateBounds } from './months.ts';
import { useDebouncedRange } from './use-debounced-range.ts';
import { WeekClickContext, WeekNumber } from './week-number.tsx';
import { Corner, Weekdays } from './weekdays.tsx';
import styles from './date-range-picker.module.css';

export interface DateRangePickerTexts extends MonthBarTexts {
  /** Name of a week by its number. */
  readonly week: (number: number) => string;
  /** Name of the button that clears the range; without it there is no button. */
  readonly clear?: string;
  /** What the names of days say about them; without it, only their look does. */
  readonly day?: DayTexts;
}

export interface DateRangePickerProps {
  readonly value: DateRange;
  readonly onChange: (range: DateRange) => void;
  readonly texts: DateRangePickerTexts;
  readonly bounds?: DateBounds;
  readonly numberOfMonths?: 1 | 2;
}

const UNBOUNDED: DateBounds = { min: null, max: null };

/**
 * Two calendars in which the user selects a range: by days, or by weeks with their numbers. Reports clicks
 * once none has followed for 300 ms; clearing the range is reported immediately. Arrows move from day to day,
 * or from one week number to another.
 */
export function DateRangePicker({
  value,
  onChange,
  texts,
  bounds = UNBOUNDED,
  numberOfMonths = 2,
}: DateRangePickerProps) {
  const { locale } = useLocale();
  const { range, change, changeNow } = useDebouncedRange(value, onChange);
  const [chosenMonth, setMonth] = useState(() => monthOf(value.start ?? value.end ?? toDay(new Date())));
  const firstMonths = boundsOfFirst(bounds, numberOfMonths);
  const month = clampMonth(chosenMonth, firstMonths);
  const { start, end } = range;
  const isOpen = start === null && end === null;
  const date = (day: string | null) => (day === null ? [] : [toLocalDate(day)]);
  const weekClick = (first: string, last: string) => {
    const week = clampWeek(first, last, bounds);
    return week === null ? null : () => change(clickWeek(range, week.first, week.last));
  };
  const outside = [
    ...date(bounds.min).map((before) => ({ before })),
    ...date(bounds.max).map((after) => ({ after })),
  ];
  return (
    <div className={styles.picker}>
      <MonthBar month={month} bounds={firstMonths} locale={locale} texts={texts} onMonthChange={setMonth} />
      <WeekClickContext value={weekClick}>
        <DayPicker
          lang={locale}
          month={toLocalDate(`${month}-01`)}
          onMonthChange={(next) => setMonth(monthOf(toDay(next)))}
          numberOfMonths={numberOfMonths}
          hideNavigation
          showWeekNumber
          ISOWeek
          fixedWeeks
          showOutsideDays={numberOfMonths === 1}
          {...(bounds.min === null ? {} : { startMonth: toLocalDate(bounds.min) })}
          {...(bounds.max === null ? {} : { endMonth: toLocalDate(bounds.max) })}
          disabled={outside}
          modifiers={{
            selected: [...date(start), ...date(end)],
            start: date(start),
            end: date(end),
            weekend: { dayOfWeek: [0, 6] },
            between: start === null || end === null ? [] : { from: toLocalDate(start), to: toLocalDate(end) },
          }}
          modifiersClassNames={{ weekend: styles.weekend ?? '', between: styles.between ?? '' }}
          classNames={calendarClasses}
          components={{ WeekNumber, WeekNumberHeader: Corner, Weekdays }}
          onDayClick={(day, modifiers, { detail }) => {
            // The second click of a double click would clear the day again.
            if (!modifiers['disabled'] && detail < 2) change(clickDay(range, toDay(day)));
          }}
          {...calendarTexts(locale, texts.week, texts.day)}
        />
      </WeekClickContext>
      {texts.clear !== undefined && (
        <div className={styles.actions}>
          <Button
            variant="quiet"
            size="small"
            // Not disabled: a button that was just pressed would lose the focus.
            aria-disabled={isOpen}
            onPress={() => !isOpen && changeNow(OPEN_RANGE)}
          >
            {texts.clear}
          </Button>
        </div>
      )}
    </div>
  );
}
