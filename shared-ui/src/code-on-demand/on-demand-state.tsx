import { ErrorState } from '../error-state/index.ts';
import { Spinner } from '../spinner/index.ts';
import styles from './on-demand-state.module.css';

/** What a surface says while its list is on its way, and when it can't be fetched. */
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

/** In the place of what is fetched on demand. */
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
