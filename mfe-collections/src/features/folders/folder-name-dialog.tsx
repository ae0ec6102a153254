import { useId, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { NAME_LENGTH_MAX } from '@airdex/shared-contracts/constants';
import { Button } from '@airdex/shared-ui/button';
import { Dialog } from '@airdex/shared-ui/dialog';
import { TextField } from '@airdex/shared-ui/text-field';
import { useWrite } from '../dialog-flow/use-write.ts';
import { writeErrorOf } from '../dialog-flow/write-error.ts';
import { WriteFailure } from '../dialog-flow/write-failure.tsx';
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
  const id = useId();
  const [name, setName] = useState(folder?.name ?? '');
  const [isFlagged, setFlagged] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const write = useWrite({
    call: (given: string, signal) =>
      folder === null
        ? folders.create(given, signal)
        : folders.rename({ id: folder.id, name: given }, signal),
    onDone: (stored) => {
      onDone(stored);
      onClose();
    },
    onUnknown: folders.onChanged,
  });
  const refusal = write.error === null ? null : writeErrorOf(write.error);
  const refusedName = refusal?.field === 'name' ? refusal.message : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const given = name.trim();
    setFlagged(given === '');
    if (given === '') input.current?.focus();
    else write.run(given);
  };
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={folder === null ? t('folders.create') : t('folders.renameTitle')}
      width={350}
      closeLabel={t('close')}
      isDismissable={false}
      actions={
        <>
          <Button onPress={onClose}>{t('cancel')}</Button>
          <Button
            type="submit"
            form={id}
            variant="primary"
            isLoading={write.isPending}
            loadingLabel={t('write.saving')}
          >
            {t('save')}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit}>
        <TextField
          label={t('name')}
          requiredMark={t('required')}
          isRequired
          autoFocus
          inputRef={input}
          maxLength={NAME_LENGTH_MAX}
          value={name}
          onChange={(next) => {
            setName(next);
            setFlagged(false);
          }}
          error={isFlagged ? t('nameMissing') : (refusedName ?? undefined)}
        />
        {refusedName === null && <WriteFailure error={write.error} />}
      </form>
    </Dialog>
  );
}
