import { ErrorState } from '@airdex/shared-ui/error-state';
import { useTranslation } from 'react-i18next';
import { failureNumber } from '../failures/failure-number.ts';
import { failureTexts } from '../failures/failure-texts.ts';
import type { RemoteLoadError } from '../failures/remote-load-error.ts';
import { useRemotes } from './remotes-context.tsx';

export interface RemoteFailedProps {
  readonly error: RemoteLoadError;
  onRetry(): void;
  /** Another attempt is in progress. */
  readonly isRetrying?: boolean;
}

function reloadPage(): void {
  window.location.reload();
}

/**
 * Replaces a remote that cannot be shown. Offers a retry, or a reload if the versions of page and remote do not match:
 * a reload loads matching versions.
 */
export function RemoteFailed({ error, onRetry, isRetrying = false }: RemoteFailedProps) {
  const { t } = useTranslation('shell');
  const { besideFailure } = useRemotes();
  const { title, text, values, action } = failureTexts(error.failure);
  const isReload = action === 'reload';
  // `AIRDEX-108`, or with the name under which the provider offers the product.
  const code = t('remote.code', { number: failureNumber(error.failure) }).toUpperCase();
  const cause = error.cause instanceof Error ? `\n${error.cause.name}: ${error.cause.message}` : '';
  return (
    <ErrorState
      title={t(title)}
      text={t(text, values)}
      retryLabel={t(isReload ? 'remote.reload' : 'remote.retry')}
      onRetry={isReload ? reloadPage : onRetry}
      isRetrying={isRetrying}
      actions={besideFailure?.(error.remote)}
      details={`${code} ${error.message}${cause}`}
      detailsLabel={t('remote.details', { code })}
    />
  );
}
