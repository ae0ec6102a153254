import type { DialogScreenProps } from '@airdex/shared-contracts/remote-contract';
import { WithToast } from '../undo-toast/with-toast.tsx';
import { AddToPlaylistModal } from './add-to-playlist-modal.tsx';

/** Puts programmes into playlists, and says so afterwards. */
export function AddToPlaylistDialog(props: DialogScreenProps<'add-to-playlist'>) {
  return (
    <WithToast leave={props.leave}>
      {(onHappened) => <AddToPlaylistModal {...props} onHappened={onHappened} />}
    </WithToast>
  );
}
