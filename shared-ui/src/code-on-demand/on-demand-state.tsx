import { ErrorState } from '../error-state/index.ts';
import { Spinner } from '../spinner/index.ts';
import styles from './on-demand-state.module.css';

/** Texts of a surface while its list loads, and if loading fails. */
export interface OnDemandTexts {
  loading: string;
  failed: string;
  retry: string;
}

interface Props {
  texts: OnDemandTexts;
  isFailed: boolean;
  onRetry: () => void;
}

/** Shown until on-demand code has loaded. */
export function OnDemandState({ texts, isFailed, onRetry }: Props) {
  return (
    <div className={styles.state}>
      {isFailed ? (
        <ErrorState title={texts.failed} retryLabel={texts.retry} onRetry={onRetry} isCompact />
      ) : (
        <Spinner label={texts.loading} />
      )}
    </div>
  );
}
