import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useHost } from '@airdex/mfe-kit/screen';
import type { SharedPlaylistUser } from '@airdex/shared-contracts/api';
import { Dialog, type DialogWidth } from '@airdex/shared-ui/dialog';
import { ExistingLoading } from '../dialog-flow/existing-loading.tsx';
import { useFreshQuery } from '../dialog-flow/use-fresh-query.ts';
import type { PlaylistDialogProps } from './playlist-dialog-props.ts';

export interface SharingStepProps extends PlaylistDialogProps {
  readonly users: readonly SharedPlaylistUser[];
}

interface Props extends PlaylistDialogProps {
  readonly title: string;
  readonly width: DialogWidth;
  readonly children: ComponentType<SharingStepProps>;
}

/** A dialog about the users of the company, whom it loads when it opens. A click outside keeps what was chosen. */
export function SharingFrame({ title, width, children: Step, ...props }: Props) {
  const { t } = useTranslation();
  const { api } = useHost();
  const { id } = props.playlist;
  const query = useFreshQuery(`playlist-users-${String(id)}`, (signal) =>
    api.getSharedPlaylistUsers({ params: { id }, signal }),
  );
  return (
    <Dialog
      isOpen
      onOpenChange={props.onClose}
      title={title}
      width={width}
      closeLabel={t('close')}
      isDismissable={false}
      isComposed
    >
      {query.data === undefined ? (
        <ExistingLoading
          query={query}
          loading={t('sharing.loading')}
          failed={t('sharing.failed')}
          onCancel={props.onClose}
        />
      ) : (
        <Step {...props} users={query.data} />
      )}
    </Dialog>
  );
}
