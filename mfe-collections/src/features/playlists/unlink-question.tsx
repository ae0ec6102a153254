import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useHost } from '@airdex/mfe-kit/screen';
import { Button } from '@airdex/shared-ui/button';
import { DialogContent } from '@airdex/shared-ui/dialog';
import { useWrite } from '../dialog-flow/use-write.ts';
import { WriteFailure } from '../dialog-flow/write-failure.tsx';
import { isGone } from '../playlist-sharing/is-gone.ts';
import type { PlaylistDialogProps } from '../playlist-sharing/playlist-dialog-props.ts';
import { forgetPlaylist } from './use-playlists.ts';

/** Asks before the user gives up a playlist that is shared with them. */
export function UnlinkQuestion({ playlist, onClose, onDone, onChanged }: PlaylistDialogProps) {
  const { t } = useTranslation();
  const { api } = useHost();
  const queries = useQueryClient();
  const { id, name } = playlist;
  const write = useWrite({
    async call(_: null, signal) {
      try {
        await api.unlinkSharedPlaylist({ params: { id }, signal });
      } catch (error) {
        // Its owner was faster.
        if (!isGone(error)) throw error;
      }
    },
    onDone: () => {
      forgetPlaylist(queries, id);
      onDone({ text: t('playlists.unlinked', { name }), undo: null });
    },
    onUnknown: onChanged,
  });
  return (
    <DialogContent
      actions={
        <>
          <Button onPress={onClose}>{t('cancel')}</Button>
          <Button
            variant="danger"
            isLoading={write.isPending}
            loadingLabel={t('write.saving')}
            onPress={() => {
              write.run(null);
            }}
          >
            {t('confirm')}
          </Button>
        </>
      }
    >
      <p>{t('playlists.unlinkQuestion', { name })}</p>
      <WriteFailure error={write.error} />
    </DialogContent>
  );
}
