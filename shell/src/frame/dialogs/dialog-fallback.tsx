import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { DialogName } from '@airdex/shared-contracts/remote-contract';
import { Button } from '@airdex/shared-ui/button';
import { Dialog } from '@airdex/shared-ui/dialog';
import { SkeletonRows } from '@airdex/shared-ui/skeleton';
import { RemoteFailed, type RemoteLoadError } from '../../remotes/index.ts';

interface Props {
  /** The content of the modal. */
  readonly ref: Ref<HTMLDivElement>;
  readonly name: DialogName;
  /** Null while the dialog loads. */
  readonly error: RemoteLoadError | null;
  readonly onRetry: () => void;
  readonly isRetrying: boolean;
  readonly onLeave: () => void;
}

/** The modal that is shown until a dialog of a remote shows its own, and if it cannot. */
export function DialogFallback({ ref, name, error, onRetry, isRetrying, onLeave }: Props) {
  const { t } = useTranslation();
  return (
    <Dialog
      isOpen
      onOpenChange={onLeave}
      title={t(`dialogs.${name}`)}
      closeLabel={t('close')}
      actions={error !== null && <Button onPress={onLeave}>{t('close')}</Button>}
    >
      <div ref={ref}>
        {error === null ? (
          <SkeletonRows label={t('remote.loading')} count={4} />
        ) : (
          <RemoteFailed error={error} onRetry={onRetry} isRetrying={isRetrying} />
        )}
      </div>
    </Dialog>
  );
}
