import styles from './spinner.module.css';

export interface SpinnerProps {
  /** Said by assistive technology. Without it the spinner is decoration inside something that says it. */
  label?: string | undefined;
  /** Edge in pixels: 16 inside a control, 24 in a panel, 40 on a page. */
  size?: 16 | 24 | 40;
}

/** A turning ring that takes the colour of the text around it. */
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
