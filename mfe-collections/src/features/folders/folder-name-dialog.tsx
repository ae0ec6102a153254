import { useTranslation } from 'react-i18next';
import { Dialog } from '@airdex/shared-ui/dialog';
import { NameForm, type NameAndDescription } from '../dialog-flow/name-form.tsx';
import { reportGone } from '../dialog-flow/report-gone.ts';
import { useWrite } from '../dialog-flow/use-write.ts';
import type { FolderName, Folders } from './use-folders.ts';

interface Props {
  /** Null for a new one. */
  readonly folder: FolderName | null;
  readonly folders: Folders;
  readonly onDone: (folder: FolderName) => void;
  readonly onClose: () => void;
}

/** Asks for the name of a new folder, or for another name of an existing one. */
export function FolderNameDialog({ folder, folders, onDone, onClose }: Props) {
  const { t } = useTranslation();
  const write = useWrite({
    call: ({ name }: NameAndDescription, signal) =>
      folder === null
        ? folders.create(name, signal)
        : reportGone(() => folders.rename({ id: folder.id, name }, signal), folders.onChanged),
    onDone: (stored) => {
      onDone(stored);
      onClose();
    },
    onUnknown: folders.onChanged,
  });
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={folder === null ? t('folders.create') : t('folders.renameTitle')}
      width={350}
      closeLabel={t('close')}
      isDismissable={false}
      isComposed
    >
      <NameForm
        subject={`${folders.name} folder ${String(folder?.id ?? 'new')}`}
        initial={{ name: folder?.name ?? '', description: '' }}
        descriptionField={null}
        write={write}
        onCancel={onClose}
      />
    </Dialog>
  );
}
