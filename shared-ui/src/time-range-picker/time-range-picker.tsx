import { FieldGroup } from '../field-group/index.ts';
import { END_TIMES, START_TIMES, withEndTime, withStartTime, type TimeRange } from './time-range.ts';
import styles from './time-range-picker.module.css';

export interface TimeRangePickerProps {
  readonly label: string;
  readonly startLabel: string;
  readonly endLabel: string;
  readonly value: TimeRange;
  readonly onChange: (range: TimeRange) => void;
}

/**
 * A slot of the day, from a full or half hour to the last minute of an hour: two native lists. The ends stay
 * in order: moving one past the other moves both.
 */
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
    <FieldGroup label={label}>
      <div className={styles.range}>
        {select(startLabel, START_TIMES, value.start, (start) => onChange(withStartTime(value, start)))}
        <span aria-hidden="true">–</span>
        {select(endLabel, END_TIMES, value.end, (end) => onChange(withEndTime(value, end)))}
      </div>
    </FieldGroup>
  );
}
