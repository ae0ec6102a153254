import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useHost } from '@airdex/mfe-kit/screen';
import type { SharedPlaylistUser } from '@airdex/shared-contracts/api';
import { ExistingLoading } from '../dialog-flow/existing-loading.tsx';
import { useFreshQuery } from '../dialog-flow/use-fresh-query.ts';
import type { PlaylistDialogProps } from './playlist-dialog-props.ts';
import { reportGone } from '../dialog-flow/report-gone.ts';

export interface SharingStepProps extends PlaylistDialogProps {
  readonly users: readonly SharedPlaylistUser[];
}

interface Props extends PlaylistDialogProps {
  readonly children: ComponentType<SharingStepProps>;
}

/** The part of a dialog about the users of the company, whom it loads when it opens. */
export function CompanyUsers({ children: Step, ...props }: Props) {
  const { t } = useTranslation();
  const { api } = useHost();
  const { id, isShared } = props.playlist;
  const query = useFreshQuery(`playlist-users-${String(id)}`, async (signal) => {
    const users = await reportGone(
      () => api.getSharedPlaylistUsers({ params: { id }, signal }),
      props.onChanged,
    );
    // No event reports that colleagues have unlinked the playlist.
    if (users.some(({ isLinked }) => isLinked) !== isShared) props.onChanged();
    return users;
  });
  return query.data === undefined ? (
    <ExistingLoading
      query={query}
      loading={t('sharing.loading')}
      failed={t('sharing.failed')}
      onCancel={props.onClose}
    />
  ) : (
    <Step {...props} users={query.data} />
  );
}
