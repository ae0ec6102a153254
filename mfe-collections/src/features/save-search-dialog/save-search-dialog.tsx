import { BookmarkPlus, RefreshCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useHost } from '@airdex/mfe-kit/screen';
import type { DialogScreenProps } from '@airdex/shared-contracts/remote-contract';
import { MenuDialog } from '../dialog-flow/menu-dialog.tsx';
import { useFreshQuery, useRefresh } from '../dialog-flow/use-fresh-query.ts';
import { useMenuFlow } from '../dialog-flow/use-menu-flow.ts';
import type { Happened } from '../undo-toast/undo-toast.tsx';
import { WithToast } from '../undo-toast/with-toast.tsx';
import { UpdateStep } from './update-step.tsx';
import { useSearchWrites } from './use-search-writes.ts';

const NAME = 'save-search-choices';

type Props = DialogScreenProps<'save-search'>;
type ModalProps = Props & { readonly onHappened: (happened: Happened) => void };

function SaveSearchModal({ filter, answer, onHappened }: ModalProps) {
  const { t } = useTranslation();
  const { api } = useHost();
  const close = () => {
    answer(null);
  };
  const query = useFreshQuery(NAME, (signal) => api.getSavedSearches({ signal }));
  const flow = useMenuFlow(query.data === undefined ? null : query.data.length > 0, close);
  const existing = {
    reload: async () => (await query.refetch()).data ?? [],
    refresh: useRefresh(NAME),
  };
  const writes = useSearchWrites(filter, existing, (result, happened) => {
    onHappened(happened);
    answer(result);
  });
  const cancel = () => {
    writes.update.cancel();
    flow.go('cancel');
  };
  const title = {
    loading: t('saveSearch.title'),
    menu: t('saveSearch.title'),
    create: t('saveSearch.createTitle'),
    existing: t('saveSearch.updateTitle'),
    closed: '',
  }[flow.step];
  return (
    <MenuDialog
      flow={flow}
      title={title}
      onClose={close}
      loading={{ query, loading: t('savedSearches.loading'), failed: t('savedSearches.failed') }}
      existing={{
        icon: <RefreshCw />,
        label: t('saveSearch.update'),
        hint: t('saveSearch.updateHint'),
        width: 700,
      }}
      create={{
        icon: <BookmarkPlus />,
        label: t('saveSearch.create'),
        hint: t('saveSearch.createHint'),
        form: { subject: 'new saved search', lead: t('saveSearch.createLead'), write: writes.create },
      }}
    >
      <UpdateStep searches={query.data ?? []} write={writes.update} onCancel={cancel} />
    </MenuDialog>
  );
}

/** Saves a search under a new name or replaces an existing one, and shows a toast afterwards. */
export function SaveSearchDialog(props: Props) {
  return (
    <WithToast leave={props.leave}>
      {(onHappened) => <SaveSearchModal {...props} onHappened={onHappened} />}
    </WithToast>
  );
}
