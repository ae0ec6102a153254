import styles from './spinner.module.css';

export interface SpinnerProps {
  /** Read by screen readers. Without it the spinner is decorative inside something that conveys the state. */
  label?: string | undefined;
  /** Edge length in pixels: 16 inside a control, 24 in a panel, 40 on a page. */
  size?: 16 | 24 | 40;
}

/** A rotating ring in the colour of the surrounding text. */
export function Spinner({ label, size = 24 }: SpinnerProps) {
  return (
    <span
      className={styles.spinner}
      data-size={size}
      {...(label ? { role: 'status', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <svg className={styles.ring} viewBox="0 0 24 24" fill="none" aria-hidden="true">
        <circle className={styles.track} cx="12" cy="12" r="9.5" strokeWidth="3" />
        <circle className={styles.arc} cx="12" cy="12" r="9.5" strokeWidth="3" />
      </svg>
    </span>
  );
}
