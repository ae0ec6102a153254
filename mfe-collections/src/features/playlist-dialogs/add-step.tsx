import { useTranslation } from 'react-i18next';
import { Plus } from 'lucide-react';
import { useLanguage } from '@airdex/mfe-kit/screen';
import type { Playlist } from '@airdex/shared-contracts/api';
import { languageTag } from '@airdex/shared-contracts/constants';
import { Button } from '@airdex/shared-ui/button';
import { ConfirmContent } from '../dialog-flow/confirm-content.tsx';
import type { Write } from '../dialog-flow/use-write.ts';
import { chosenOf } from './filling.ts';
import { PlaylistChoice } from './playlist-choice.tsx';
import styles from './playlist-dialogs.module.css';

interface Props {
  readonly lead: string;
  readonly playlists: readonly Playlist[];
  /** Playlists of colleagues that contain the programme; the user can't change them. */
  readonly shared: readonly Playlist[];
  readonly chosen: ReadonlySet<number>;
  readonly onToggle: (playlist: Playlist) => void;
  readonly isConfirmable: boolean;
  readonly onConfirm: (chosen: readonly Playlist[]) => void;
  readonly write: Write<readonly Playlist[]>;
  /** Null if a menu before this step offers it. */
  readonly onCreate: (() => void) | null;
  readonly onCancel: () => void;
}

/** Selects the playlists to add the programmes to. */
export function AddStep(props: Props) {
  const { t } = useTranslation();
  const list = new Intl.ListFormat(languageTag(useLanguage()));
  return (
    <ConfirmContent
      write={props.write}
      isDisabled={!props.isConfirmable}
      onConfirm={() => {
        props.onConfirm(chosenOf(props.playlists, props.chosen));
      }}
      onCancel={props.onCancel}
    >
      <p className={styles.lead}>{props.lead}</p>
      <PlaylistChoice playlists={props.playlists} chosen={props.chosen} onToggle={props.onToggle} />
      {props.shared.length > 0 && (
        <p className={styles.lead}>
          {t('playlistDialogs.alsoShared', {
            count: props.shared.length,
            names: list.format(props.shared.map(({ name }) => t('playlistDialogs.one', { name }))),
          })}
        </p>
      )}
      {props.onCreate !== null && (
        <div className={styles.new}>
          <Button size="small" icon={<Plus aria-hidden="true" />} onPress={props.onCreate}>
            {t('playlistDialogs.create')}
          </Button>
        </div>
      )}
    </ConfirmContent>
  );
}
