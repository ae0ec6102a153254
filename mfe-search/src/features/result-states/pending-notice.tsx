import { useEffect, useState } from 'react';
import { Spinner } from '@airdex/shared-ui/spinner';
import styles from './pending-notice.module.css';

interface Props {
  readonly text: string;
  /** Shows nothing for shorter operations. */
  readonly afterMs: number;
}

/** Shows the state of the results above them, once it takes a while. Moves nothing. */
export function PendingNotice({ text, afterMs }: Props) {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setLate(true);
    }, afterMs);
    return () => {
      clearTimeout(timer);
    };
  }, [afterMs]);
  return (
    <div className={styles.notice} role="status">
      {isLate && (
        <span className={styles.text}>
          <Spinner size={16} /> {text}
        </span>
      )}
    </div>
  );
}
