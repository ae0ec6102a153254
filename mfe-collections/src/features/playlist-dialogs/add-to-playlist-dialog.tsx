import type { DialogScreenProps } from '@airdex/shared-contracts/remote-contract';
import { WithToast } from '../undo-toast/with-toast.tsx';
import { AddToPlaylistModal } from './add-to-playlist-modal.tsx';

/** Adds programmes to playlists, and shows a toast afterwards. */
export function AddToPlaylistDialog(props: DialogScreenProps<'add-to-playlist'>) {
  return (
    <WithToast leave={props.leave}>
      {(onHappened) => <AddToPlaylistModal {...props} onHappened={onHappened} />}
    </WithToast>
  );
}
