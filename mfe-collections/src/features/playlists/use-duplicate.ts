import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useHost } from '@airdex/mfe-kit/screen';
import type { Playlist } from '@airdex/shared-contracts/api';
import type { Happened } from '../undo-toast/undo-toast.tsx';

interface DuplicateOptions {
  readonly onDone: (happened: Happened) => void;
  readonly onFailed: (error: unknown) => void;
}

/** Copies an own or shared playlist into one of the user's, one at a time. */
export function useDuplicate({ onDone, onFailed }: DuplicateOptions) {
  const { t } = useTranslation();
  const { api, bus } = useHost();
  const reload = () => {
    bus.raise('playlistsChange');
  };
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ id }: Playlist) => api.duplicatePlaylist({ params: { id } }),
    onSuccess: ({ id, name }) => {
      onDone({
        text: t('items.duplicated', { name }),
        undo: () => api.deletePlaylist({ params: { id } }).then(reload),
      });
    },
    onError: onFailed,
    // Also after a failure: the playlist may be gone.
    onSettled: reload,
  });
  return {
    duplicate: (playlist: Playlist) => {
      if (!isPending) mutate(playlist);
    },
    /** The one that is being copied. */
    duplicating: isPending ? variables : null,
  };
}
