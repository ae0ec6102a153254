import { ListMinus, ListPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useDialogs } from '@airdex/mfe-kit/screen';
import type { OrderBy, SearchFilter } from '@airdex/shared-contracts/search-filter';
import { IconButton } from '@airdex/shared-ui/button';
import type { SelectionStore } from '../selection/selection-store.ts';
import { useNothingSelected } from '../selection/use-nothing-selected.ts';
import { sentOrder } from '../sorting/sent-order.ts';

interface Props {
  readonly selection: SelectionStore;
  readonly filter: SearchFilter;
  readonly getOrder: () => readonly OrderBy[];
  /** Reloads the results from their first page. */
  readonly onStartOver: () => void;
}

/** Adds the selected programmes to playlists, or removes them. */
export function PlaylistActions({ selection, filter, getOrder, onStartOver }: Props) {
  const { t } = useTranslation();
  const dialogs = useDialogs();
  const disabledReason = useNothingSelected(selection);
  const selected = () => ({
    filter: { ...filter, ...selection.request(), orderBy: sentOrder(getOrder()), refreshLastCall: false },
    count: selection.summary().selected,
  });

  async function add(): Promise<void> {
    const result = await dialogs.open('add-to-playlist', selected());
    if (result?.mode === 'Add') selection.selectNone();
  }

  async function remove(): Promise<void> {
    if ((await dialogs.open('remove-from-playlist', selected())) === null) return;
    selection.reset();
    onStartOver();
  }

  const prepare = (name: 'add-to-playlist' | 'remove-from-playlist') => () => {
    if (disabledReason === null) dialogs.prepare(name);
  };
  return (
    <>
      <IconButton
        label={t('playlistActions.add')}
        icon={<ListPlus aria-hidden="true" />}
        disabledReason={disabledReason}
        aria-haspopup="dialog"
        onHoverStart={prepare('add-to-playlist')}
        onFocus={prepare('add-to-playlist')}
        onPress={() => void add()}
      />
      <IconButton
        label={t('playlistActions.remove')}
        icon={<ListMinus aria-hidden="true" />}
        disabledReason={disabledReason}
        aria-haspopup="dialog"
        onHoverStart={prepare('remove-from-playlist')}
        onFocus={prepare('remove-from-playlist')}
        onPress={() => void remove()}
      />
    </>
  );
}
