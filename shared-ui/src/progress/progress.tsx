import { useId } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Button } from '../button/index.ts';
import styles from './progress.module.css';

export interface ProgressProps {
  /** What is going on, such as "Making the PDF…"; said by assistive technology when it changes. */
  label: string;
  /** Whole or broken percent from 0 to 100; null while nobody knows how long it takes. */
  value: number | null;
  /** Beside the label in place of the percentage, such as "12 of 50". */
  detail?: string | undefined;
  /** Given with `onCancel`: the button that gives the work up. */
  cancelLabel?: string | undefined;
  onCancel?: (() => void) | undefined;
  /** Cancelling has been asked for and is not through yet. */
  isCancelling?: boolean;
}

/**
 * How far work of more than a second or two is: an export, an upload. For what loads in place of content use a skeleton,
 * for a moment inside a control a spinner.
 *
 * The label is announced when it changes, the figure is read on demand, as each step aloud would be noise. Cancel is a
 * button in the order of the page; what was asked for keeps running when it is not pressed.
 */
export function Progress({
  label,
  value,
  detail,
  cancelLabel,
  onCancel,
  isCancelling = false,
}: ProgressProps) {
  const labelId = useId();
  const { locale } = useLocale();
  const percent = value === null || Number.isNaN(value) ? null : Math.min(Math.max(value, 0), 100);
  const figure =
    percent === null
      ? null
      : new Intl.NumberFormat(locale, { style: 'percent' }).format(Math.floor(percent) / 100);
  return (
    <div className={styles.root}>
      <div className={styles.work}>
        <div className={styles.texts}>
          <span id={labelId} role="status" className={styles.label}>
            {label}
          </span>
          <span className={styles.figure} aria-hidden="true">
            {detail ?? figure}
          </span>
        </div>
        <div
          role="progressbar"
          aria-labelledby={labelId}
          aria-valuemin={0}
          aria-valuemax={100}
          {...(percent === null ? {} : { 'aria-valuenow': Math.floor(percent) })}
          {...(detail === undefined ? {} : { 'aria-valuetext': detail })}
          className={styles.track}
          data-indeterminate={percent === null || undefined}
        >
          <span
            className={styles.bar}
            style={percent === null ? undefined : { transform: `scaleX(${String(percent / 100)})` }}
          />
        </div>
      </div>
      {onCancel && cancelLabel && (
        <Button size="small" isLoading={isCancelling} onPress={onCancel}>
          {cancelLabel}
        </Button>
      )}
    </div>
  );
}
