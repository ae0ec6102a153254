import { Copy, Share2, Unlink, UserMinus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Playlist } from '@airdex/shared-contracts/api';
import { IconButton, ListButton } from '@airdex/shared-ui/button';
import { ItemButtons } from '../item-actions/item-buttons.tsx';
import { HandOnFocus } from './hand-on-focus.tsx';
import { isSharedWithUser } from './loaded-playlists.ts';
import type { PlaylistAction } from './open-dialog.tsx';

interface Props {
  readonly playlist: Playlist;
  readonly isDuplicating: boolean;
  readonly onAction: (action: PlaylistAction) => void;
  readonly onDuplicate: () => void;
  readonly onDelete: () => void;
}

/** The actions of a playlist's owner, or of a user with whom it is shared. */
export function PlaylistActions({ playlist, isDuplicating, onAction, ...props }: Props) {
  const { t } = useTranslation();
  const { name, isShared } = playlist;
  const dialog = (action: Exclude<PlaylistAction, 'edit'>, Icon: typeof Copy) => (
    <ListButton
      label={t(`playlists.actions.${action}`, { name })}
      icon={<Icon aria-hidden="true" />}
      onPress={() => {
        onAction(action);
      }}
    />
  );
  if (isSharedWithUser(playlist))
    return (
      <>
        <IconButton
          size="small"
          label={isDuplicating ? t('items.duplicating', { name }) : t('items.duplicate', { name })}
          icon={<Copy aria-hidden="true" />}
          isPending={isDuplicating}
          onPress={props.onDuplicate}
        />
        {dialog('unlink', Unlink)}
      </>
    );
  return (
    <>
      {dialog('share', Share2)}
      <ItemButtons
        name={name}
        isDuplicating={isDuplicating}
        onEdit={() => {
          onAction('edit');
        }}
        onDuplicate={props.onDuplicate}
        onDelete={props.onDelete}
      />
      {isShared && <HandOnFocus>{dialog('unlinkUsers', UserMinus)}</HandOnFocus>}
    </>
  );
}
