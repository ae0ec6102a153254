import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useHost } from '@airdex/mfe-kit/screen';
import { ConfirmContent } from '../dialog-flow/confirm-content.tsx';
import { deletedOrGone } from '../dialog-flow/is-gone.ts';
import { useWrite } from '../dialog-flow/use-write.ts';
import type { PlaylistDialogProps } from '../playlist-sharing/playlist-dialog-props.ts';
import { forgetPlaylist } from './use-playlists.ts';

/** Asks before the user gives up a playlist that is shared with them. */
export function UnlinkQuestion({ playlist, onClose, onDone, onChanged }: PlaylistDialogProps) {
  const { t } = useTranslation();
  const { api } = useHost();
  const queries = useQueryClient();
  const { id, name } = playlist;
  const write = useWrite({
    // Its owner may have stopped sharing it already.
    call: (_: null, signal) => deletedOrGone(api.unlinkSharedPlaylist({ params: { id }, signal })),
    onDone: () => {
      forgetPlaylist(queries, id);
      onDone({ text: (t) => t('playlists.unlinked', { name }), undo: null });
    },
    onUnknown: onChanged,
  });
  return (
    <ConfirmContent
      write={write}
      variant="danger"
      onConfirm={() => {
        write.run(null);
      }}
      onCancel={onClose}
    >
      <p>{t('playlists.unlinkQuestion', { name })}</p>
    </ConfirmContent>
  );
}
