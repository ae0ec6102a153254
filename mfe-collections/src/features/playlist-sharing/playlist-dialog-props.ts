import type { Playlist } from '@airdex/shared-contracts/api';
import type { Happened } from '../undo-toast/undo-toast.tsx';

/** What every dialog about one playlist receives. */
export interface PlaylistDialogProps {
  readonly playlist: Playlist;
  readonly onClose: () => void;
  /** It has done its work; the lists reload, and a toast shows the result. */
  readonly onDone: (happened: Happened) => void;
  /** Playlists may have changed: the lists reload. */
  readonly onChanged: () => void;
}
