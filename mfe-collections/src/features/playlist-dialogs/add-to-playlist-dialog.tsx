import { useState } from 'react';
import type { DialogScreenProps } from '@airdex/shared-contracts/remote-contract';
import { QuietNotice, type Happened } from '../quiet-notice/quiet-notice.tsx';
import { AddToPlaylistModal } from './add-to-playlist-modal.tsx';

/** Puts programmes into playlists, and says so afterwards. */
export function AddToPlaylistDialog(props: DialogScreenProps<'add-to-playlist'>) {
  const [happened, setHappened] = useState<Happened | null>(null);
  if (happened !== null) return <QuietNotice happened={happened} onLeave={props.leave} />;
  return <AddToPlaylistModal {...props} onHappened={setHappened} />;
}
