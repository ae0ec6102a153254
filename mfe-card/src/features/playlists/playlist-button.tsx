import { ListChecks, ListPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useDialogs } from '@airdex/mfe-kit/screen';
import { Button } from '@airdex/shared-ui/button';
import { usePlaylistCount } from './use-playlist-count.ts';
import styles from './playlist-button.module.css';

interface Props {
  readonly idProgram: number;
  readonly title: string;
}

/**
 * Adds the programme to playlists, and shows how many contain it. The indicator is active if at least one
 * does. Never printed.
 */
export function PlaylistButton({ idProgram, title }: Props) {
  const { t } = useTranslation();
  const dialogs = useDialogs();
  const count = usePlaylistCount(idProgram) ?? 0;
  const isHeld = count > 0;
  const open = () => {
    void dialogs.open('add-to-playlist', {
      filter: { selectMode: 'Include', selectedIds: [idProgram] },
      count: 1,
      name: title,
      mode: 'ReplaceByProgram',
    });
  };
  const prepare = () => {
    dialogs.prepare('add-to-playlist');
  };
  return (
    <div className={styles.playlists} data-held={isHeld || undefined}>
      <Button
        icon={isHeld ? <ListChecks aria-hidden="true" /> : <ListPlus aria-hidden="true" />}
        aria-haspopup="dialog"
        onHoverStart={prepare}
        onFocus={prepare}
        onPress={open}
      >
        {isHeld ? t('playlists.held', { count }) : t('playlists.add')}
      </Button>
    </div>
  );
}
