import { useTranslation } from 'react-i18next';
import { MessageDialog } from '@airdex/shared-ui/dialog';
import { FolderNameDialog } from './folder-name-dialog.tsx';
import type { FolderName, Folders } from './use-folders.ts';

/** The question about a folder. */
export type FolderDialog =
  | { readonly kind: 'name'; readonly folder: FolderName }
  /** A new folder, and the rows that move into it. */
  | { readonly kind: 'name'; readonly folder: null; readonly keys: ReadonlySet<string> }
  | { readonly kind: 'delete'; readonly folder: FolderName };

interface Props {
  readonly dialog: FolderDialog | null;
  readonly folders: Folders;
  readonly onCreated: (folder: FolderName, keys: ReadonlySet<string>) => void;
  readonly onClose: () => void;
}

/** The dialogs of folders, at most one of them at a time. */
export function FolderDialogs({ dialog, folders, onCreated, onClose }: Props) {
  const { t } = useTranslation();
  if (dialog === null) return null;
  if (dialog.kind === 'name')
    return (
      <FolderNameDialog
        folder={dialog.folder}
        folders={folders}
        onDone={(stored) => {
          if (dialog.folder === null) onCreated(stored, dialog.keys);
          else folders.onChanged();
        }}
        onClose={onClose}
      />
    );
  return (
    <MessageDialog
      isOpen
      onOpenChange={onClose}
      title={t('folders.deleteTitle')}
      message={t('folders.deleteQuestion', { name: dialog.folder.name })}
      closeLabel={t('close')}
      actions={[
        { label: t('cancel') },
        {
          label: t('folders.deleteConfirm'),
          variant: 'danger',
          onPress: () => {
            folders.remove(dialog.folder.id);
          },
        },
      ]}
    />
  );
}
