import type { DateRangePickerTexts } from './index.ts';

/** The English texts of a picker without a button that clears the range. */
export const PICKER_TEXTS = {
  previousYear: 'Previous year',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  nextYear: 'Next year',
  month: 'Month',
  week: (number: number) => `Week ${number}`,
} satisfies DateRangePickerTexts;
