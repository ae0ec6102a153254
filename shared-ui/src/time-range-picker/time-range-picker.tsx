import { END_TIMES, START_TIMES, withEndTime, withStartTime, type TimeRange } from './time-range.ts';
import styles from './time-range-picker.module.css';

export interface TimeRangePickerProps {
  readonly label: string;
  readonly startLabel: string;
  readonly endLabel: string;
  readonly value: TimeRange;
  readonly onChange: (range: TimeRange) => void;
}

/** From a full or half hour to the last minute of an hour. */
export function TimeRangePicker({ label, startLabel, endLabel, value, onChange }: TimeRangePickerProps) {
  const select = (name: string, times: readonly string[], time: string, choose: (time: string) => void) => (
    <select
      className={styles.time}
      aria-label={name}
      value={time}
      onChange={(event) => choose(event.currentTarget.value)}
    >
      {times.map((it) => (
        <option key={it} value={it}>
          {it}
        </option>
      ))}
    </select>
  );
  return (
    <fieldset className={styles.range}>
      <legend className={styles.legend}>{label}</legend>
      {select(startLabel, START_TIMES, value.start, (start) => onChange(withStartTime(value, start)))}
      <span aria-hidden="true">–</span>
      {select(endLabel, END_TIMES, value.end, (end) => onChange(withEndTime(value, end)))}
    </fieldset>
  );
}
