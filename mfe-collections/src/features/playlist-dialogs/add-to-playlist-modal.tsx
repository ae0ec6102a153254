import { useState } from 'react';
import { ListChecks, ListPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useHost, useLanguage } from '@airdex/mfe-kit/screen';
import { languageTag } from '@airdex/shared-contracts/constants';
import type { DialogScreenProps } from '@airdex/shared-contracts/remote-contract';
import { MenuDialog } from '../dialog-flow/menu-dialog.tsx';
import type { NameAndDescription } from '../dialog-flow/name-form.tsx';
import { useMenuFlow } from '../dialog-flow/use-menu-flow.ts';
import { useWrite } from '../dialog-flow/use-write.ts';
import type { Happened } from '../undo-toast/undo-toast.tsx';
import { AddStep } from './add-step.tsx';
import { existing, isSame } from './filling.ts';
import { useAdding } from './use-adding.ts';
import { textAsHtml } from './text-as-html.ts';
import { usePlaylistChoices } from './use-playlist-choices.ts';

type Props = DialogScreenProps<'add-to-playlist'> & { readonly onHappened: (happened: Happened) => void };

const NONE: ReadonlySet<number> = new Set();
/** Asks which playlists to add the programmes to, or creates one for them. */
export function AddToPlaylistModal(props: Props) {
  const { filter, count, name, mode = 'Add', answer, onHappened } = props;
  const { t } = useTranslation();
  const { api, bus } = useHost();
  const shown = count.toLocaleString(languageTag(useLanguage()));
  const isReplacing = mode === 'ReplaceByProgram';
  const choices = usePlaylistChoices(isReplacing ? (filter.selectedIds?.[0] ?? null) : null);
  const { data } = choices.query;
  const close = () => {
    answer(null);
  };
  const flow = useMenuFlow(
    data === undefined ? null : data.playlists.length > 0,
    close,
    isReplacing ? 'existing' : 'menu',
  );
  // Until the user changes something, the playlists that contain the programme are ticked.
  const [changed, setChanged] = useState<{
    readonly ticked: ReadonlySet<number>;
    /** The playlists that contained the programme before the first change. */
    readonly held: ReadonlySet<number>;
  } | null>(null);
  const held = changed?.held ?? data?.held ?? NONE;
  const chosen = changed === null ? held : existing(data?.playlists ?? [], changed.ticked);
  const setChosen = (ticked: ReadonlySet<number>) => {
    setChanged({ ticked, held });
  };

  const create = useWrite({
    call: ({ name, description }: NameAndDescription, signal) =>
      api.addPlaylist({ body: { name, description: textAsHtml(description) }, signal }),
    onDone: (playlist) => {
      choices.add(playlist);
      setChosen(new Set([...chosen, playlist.id]));
      flow.go('created');
      bus.raise('playlistsChange');
    },
    onUnknown: () => {
      choices.refresh();
      bus.raise('playlistsChange');
    },
  });
  const adding = useAdding({
    filter,
    count,
    name: name ?? t('count', { count, shown }),
    mode,
    held,
    reload: choices.reload,
    onAdded: (playlists, happened) => {
      onHappened(happened);
      answer({ idPlaylists: playlists.map(({ id }) => id), mode });
    },
  });
  const cancel = () => {
    adding.cancel();
    setChanged(null);
    flow.go('cancel');
  };
  return (
    <MenuDialog
      flow={flow}
      title={flow.step === 'create' ? t('playlistDialogs.createTitle') : t('playlistDialogs.addTitle')}
      onClose={close}
      loading={{ query: choices.query, loading: t('playlists.loading'), failed: t('playlists.failed') }}
      existing={{
        icon: <ListChecks />,
        label: t('playlistDialogs.existing'),
        hint: t('playlistDialogs.existingHint'),
        width: 500,
      }}
      create={{
        icon: <ListPlus />,
        label: t('playlistDialogs.create'),
        hint: t('playlistDialogs.createHint'),
        form: {
          subject: 'new playlist',
          lead: t('playlistDialogs.createLead'),
          asStored: textAsHtml,
          write: create,
        },
      }}
    >
      <AddStep
        lead={
          name === undefined
            ? t('playlistDialogs.addLead', { count, shown })
            : t('playlistDialogs.addNamedLead', { name })
        }
        playlists={data?.playlists ?? []}
        shared={data?.shared ?? []}
        chosen={chosen}
        onToggle={({ id }) => {
          setChosen(chosen.symmetricDifference(new Set([id])));
        }}
        isConfirmable={isReplacing || chosen.size > 0}
        onConfirm={(playlists) => {
          if (isReplacing && isSame(chosen, held)) close();
          else adding.run(playlists);
        }}
        write={adding}
        onCreate={
          isReplacing
            ? () => {
                flow.go('create');
              }
            : null
        }
        onCancel={cancel}
      />
    </MenuDialog>
  );
}
