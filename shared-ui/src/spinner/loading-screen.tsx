import styles from './loading-screen.module.css';

export interface LoadingScreenProps {
  /** Said at once by assistive technology, shown under the animation. */
  label: string;
}

/** Loading animation of a whole area: bars of a signal that rise and fall, and the label. */
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
