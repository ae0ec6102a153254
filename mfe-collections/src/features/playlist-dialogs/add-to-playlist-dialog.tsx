import type { DialogScreenProps } from '@airdex/shared-contracts/remote-contract';
import { ToldAfterwards } from '../quiet-notice/told-afterwards.tsx';
import { AddToPlaylistModal } from './add-to-playlist-modal.tsx';

/** Puts programmes into playlists, and says so afterwards. */
export function AddToPlaylistDialog(props: DialogScreenProps<'add-to-playlist'>) {
  return (
    <ToldAfterwards leave={props.leave}>
      {(onHappened) => <AddToPlaylistModal {...props} onHappened={onHappened} />}
    </ToldAfterwards>
  );
}
