import { useId } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Button } from '../button/index.ts';
import styles from './progress.module.css';

export interface ProgressProps {
  /** The activity, such as "Making the PDF…"; screen readers announce changes. */
  label: string;
  /** Percent from 0 to 100, fractions allowed; null while the duration is unknown. */
  value: number | null;
  /** Next to the label instead of the percentage, such as "12 of 50". */
  detail?: string | undefined;
  /** Required with `onCancel`: the label of the button that cancels the work. */
  cancelLabel?: string | undefined;
  onCancel?: (() => void) | undefined;
  /** Cancelling was requested and has not finished yet. */
  isCancelling?: boolean;
}

/**
 * Progress of work that takes more than a second or two: an export, an upload. For content that loads use a
 * skeleton, for a moment inside a control a spinner.
 *
 * Changes of the label are announced; the figure is read on demand, because announcing each step would be
 * noise. Cancel is a button in the tab order; the work continues until it is pressed.
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
