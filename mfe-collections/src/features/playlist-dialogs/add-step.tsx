import { useTranslation } from 'react-i18next';
import { Plus } from 'lucide-react';
import type { Playlist } from '@airdex/shared-contracts/api';
import { Button } from '@airdex/shared-ui/button';
import { DialogContent } from '@airdex/shared-ui/dialog';
import type { Write } from '../dialog-flow/use-write.ts';
import { WriteFailure } from '../dialog-flow/write-failure.tsx';
import { chosenOf } from './filling.ts';
import { PlaylistChoice } from './playlist-choice.tsx';
import styles from './playlist-dialogs.module.css';

interface Props {
  readonly lead: string;
  readonly playlists: readonly Playlist[];
  readonly chosen: ReadonlySet<number>;
  readonly onToggle: (playlist: Playlist) => void;
  readonly isConfirmable: boolean;
  readonly onConfirm: (chosen: readonly Playlist[]) => void;
  readonly write: Write<readonly Playlist[]>;
  /** If no menu before this step offers it. */
  readonly onCreate: (() => void) | null;
  readonly onCancel: () => void;
}

/** Selects the playlists to add the programmes to. */
export function AddStep(props: Props) {
  const { t } = useTranslation();
  return (
    <DialogContent
      actions={
        <>
          <Button onPress={props.onCancel}>{t('cancel')}</Button>
          <Button
            variant="primary"
            isDisabled={!props.isConfirmable}
            isLoading={props.write.isPending}
            loadingLabel={t('write.saving')}
            onPress={() => {
              props.onConfirm(chosenOf(props.playlists, props.chosen));
            }}
          >
            {t('confirm')}
          </Button>
        </>
      }
    >
      <div className={styles.step}>
        <p className={styles.lead}>{props.lead}</p>
        <PlaylistChoice playlists={props.playlists} chosen={props.chosen} onToggle={props.onToggle} />
        {props.onCreate !== null && (
          <div className={styles.new}>
            <Button size="small" icon={<Plus aria-hidden="true" />} onPress={props.onCreate}>
              {t('playlistDialogs.create')}
            </Button>
          </div>
        )}
        <WriteFailure error={props.write.error} />
      </div>
    </DialogContent>
  );
}
