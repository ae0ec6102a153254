import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@airdex/mfe-kit/screen';
import { languageTag } from '@airdex/shared-contracts/constants';
import type { DialogScreenProps } from '@airdex/shared-contracts/remote-contract';
import { Dialog } from '@airdex/shared-ui/dialog';
import { EmptyState } from '@airdex/shared-ui/empty-state';
import { ConfirmContent } from '../dialog-flow/confirm-content.tsx';
import { ExistingLoading } from '../dialog-flow/existing-loading.tsx';
import type { Happened } from '../undo-toast/undo-toast.tsx';
import { WithToast } from '../undo-toast/with-toast.tsx';
import { chosenOf, existing } from './filling.ts';
import { PlaylistChoice } from './playlist-choice.tsx';
import { usePlaylistChoices } from './use-playlist-choices.ts';
import { useRemoving } from './use-removing.ts';
import styles from './playlist-dialogs.module.css';

type Props = DialogScreenProps<'remove-from-playlist'>;
type ModalProps = Props & { readonly onHappened: (happened: Happened) => void };

function RemoveModal({ filter, count, answer, onHappened }: ModalProps) {
  const { t } = useTranslation();
  const shown = count.toLocaleString(languageTag(useLanguage()));
  const { query, reload } = usePlaylistChoices();
  const [ticked, setChosen] = useState<ReadonlySet<number>>(new Set());
  // Nothing can be removed from an empty playlist.
  const playlists = useMemo(() => query.data?.playlists.filter((it) => it.programCount > 0), [query.data]);
  const chosen = existing(playlists ?? [], ticked);
  const removing = useRemoving({
    filter,
    count,
    reload: async () => (await reload()).playlists,
    onRemoved: (idPlaylists, happened) => {
      onHappened(happened);
      answer({ idPlaylists });
    },
  });
  const close = () => {
    answer(null);
  };
  return (
    <Dialog
      isOpen
      onOpenChange={close}
      title={t('playlistDialogs.removeTitle')}
      closeLabel={t('close')}
      isComposed
    >
      {playlists === undefined ? (
        <ExistingLoading
          query={query}
          loading={t('playlists.loading')}
          failed={t('playlists.failed')}
          onCancel={close}
        />
      ) : (
        <ConfirmContent
          write={removing}
          variant="danger"
          isDisabled={chosen.size === 0}
          onConfirm={() => {
            removing.run(chosenOf(playlists, chosen));
          }}
          onCancel={close}
        >
          {playlists.length === 0 ? (
            <EmptyState title={t('playlistDialogs.nothingToRemove')} />
          ) : (
            <>
              <p className={styles.question}>{t('playlistDialogs.removeQuestion', { count, shown })}</p>
              <PlaylistChoice
                playlists={playlists}
                chosen={chosen}
                onToggle={({ id }) => {
                  setChosen(chosen.symmetricDifference(new Set([id])));
                }}
              />
            </>
          )}
        </ConfirmContent>
      )}
    </Dialog>
  );
}

/** Removes programmes from playlists, and shows a toast afterwards. */
export function RemoveFromPlaylistDialog(props: Props) {
  return (
    <WithToast leave={props.leave}>
      {(onHappened) => <RemoveModal {...props} onHappened={onHappened} />}
    </WithToast>
  );
}
