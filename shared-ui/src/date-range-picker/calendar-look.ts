import type { ClassNames, Formatters, Labels } from 'react-day-picker';
import { dayLabel, type DayTexts } from './day-label.ts';
import styles from './date-range-picker.module.css';

const name = (key: string) => styles[key] ?? '';

/** The class names of the calendars' parts. */
export const calendarClasses: Partial<ClassNames> = {
  root: name('root'),
  months: name('months'),
  month: name('calendar'),
  month_caption: name('caption'),
  caption_label: name('captionLabel'),
  month_grid: name('grid'),
  weekday: name('weekday'),
  week_number: name('weekCell'),
  week_number_header: name('weekday'),
  day: name('day'),
  day_button: name('dayButton'),
  selected: name('selected'),
  outside: name('outside'),
  hidden: name('hidden'),
  disabled: name('disabled'),
  today: name('today'),
};

/** Texts of the calendars in a language. */
export function calendarTexts(
  locale: string,
  week: (number: number) => string,
  dayTexts: DayTexts | undefined,
): { formatters: Partial<Formatters>; labels: Partial<Labels> } {
  const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' });
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'full' });
  const separator = locale.startsWith('zh') ? '，' : ', ';
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'narrow' });
  const longWeekday = new Intl.DateTimeFormat(locale, { weekday: 'long' });
  return {
    formatters: {
      formatCaption: (date) => month.format(date),
      formatDay: (date) => String(date.getDate()),
      formatWeekdayName: (date) => weekday.format(date),
      formatWeekNumber: (number) => String(number),
    },
    labels: {
      labelGrid: (date) => month.format(date),
      labelDayButton: (date, modifiers) =>
        dayTexts === undefined
          ? day.format(date)
          : dayLabel(day.format(date), modifiers, dayTexts, separator),
      labelGridcell: (date) => day.format(date),
      labelWeekday: (date) => longWeekday.format(date),
      labelWeekNumber: week,
      labelWeekNumberHeader: () => '',
    },
  };
}
