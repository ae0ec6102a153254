import { useTranslation } from 'react-i18next';
import { useHost } from '@airdex/mfe-kit/screen';
import type { SavedSearch } from '@airdex/shared-contracts/api';
import { Dialog } from '@airdex/shared-ui/dialog';
import { NameForm, type NameAndDescription } from '../dialog-flow/name-form.tsx';
import { reportGone } from '../dialog-flow/report-gone.ts';
import { useWrite } from '../dialog-flow/use-write.ts';

/** Changes name and description of a saved search. */
export function EditDialog({
  saved,
  onClose,
}: {
  readonly saved: SavedSearch;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const { api, bus } = useHost();
  const { id, searchName, description } = saved;
  const reload = () => {
    bus.raise('saveSearch');
  };
  const write = useWrite({
    call: (given: NameAndDescription, signal) =>
      reportGone(
        // An unchanged description is not sent, because another window may have changed it.
        () =>
          api.saveSearch({
            body: {
              id,
              searchName: given.name,
              ...(given.description === description ? {} : { description: given.description }),
            },
            signal,
          }),
        reload,
      ),
    onDone: () => {
      reload();
      onClose();
    },
    onUnknown: reload,
  });
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t('savedSearches.editTitle')}
      closeLabel={t('close')}
      isDismissable={false}
      isComposed
    >
      <NameForm
        subject={`saved search ${String(id)}`}
        initial={{ name: searchName, description }}
        write={write}
        onCancel={onClose}
      />
    </Dialog>
  );
}
