import styles from './loading-screen.module.css';

export interface LoadingScreenProps {
  /** Announced immediately by screen readers, shown below the animation. */
  label: string;
}

/** Loading animation of a whole area: rising and falling signal bars, and the label. */
export function LoadingScreen({ label }: LoadingScreenProps) {
  return (
    <div className={styles.root} role="status">
      <span className={styles.bars} aria-hidden="true">
        <span className={styles.bar} />
        <span className={styles.bar} />
        <span className={styles.bar} />
        <span className={styles.bar} />
        <span className={styles.bar} />
      </span>
      <span className={styles.label}>{label}</span>
    </div>
  );
}
