export { TimeRangePicker, type TimeRangePickerProps } from './time-range-picker.tsx';
export { DEFAULT_TIME_RANGE, type TimeRange } from './time-range.ts';
