export {
  DateRangePicker,
  type DateRangePickerProps,
  type DateRangePickerTexts,
} from './date-range-picker.tsx';
export type { DayTexts } from './day-label.ts';
export { OPEN_RANGE, withEnd, withStart, type DateRange } from './date-range.ts';
export { clampDay, type DateBounds } from './months.ts';
