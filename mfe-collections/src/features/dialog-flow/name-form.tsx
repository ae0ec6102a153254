import { useId, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { NAME_LENGTH_MAX } from '@airdex/shared-contracts/constants';
import { Button } from '@airdex/shared-ui/button';
import { DialogContent } from '@airdex/shared-ui/dialog';
import { TextField } from '@airdex/shared-ui/text-field';
import { writeErrorOf } from './write-error.ts';
import type { Write } from './use-write.ts';
import { WriteFailure } from './write-failure.tsx';
import styles from './dialog-flow.module.css';

/** Name of a new saved search or playlist. */
export interface NameAndDescription {
  readonly name: string;
  readonly description: string;
}

/** Maximum characters of a description. */
const DESCRIPTION_MAX = 5000;
/** The name field's key in API calls. */
const NAME_FIELDS: readonly (string | null)[] = ['name', 'searchName'];

interface Props {
  /** Above the fields: what is about to be stored under the name. */
  readonly lead: string;
  readonly write: Write<NameAndDescription>;
  readonly onCancel: () => void;
}

/** Name and description of something new. Flags a blank name; keeps the input after any failure. */
export function NameForm({ lead, write, onCancel }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const [name, setName] = useState('');
  const [description, setDescription] = useState('');
  const [isFlagged, setFlagged] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const isBlank = name.trim() === '';
  const refusal = write.error === null ? null : writeErrorOf(write.error);
  const refusedName = NAME_FIELDS.includes(refusal?.field ?? null) ? refusal?.message : null;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setFlagged(isBlank);
    if (isBlank) input.current?.focus();
    else write.run({ name: name.trim(), description: description.trim() });
  };
  return (
    <DialogContent
      actions={
        <>
          <Button onPress={onCancel}>{t('cancel')}</Button>
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
      <form id={id} className={styles.form} noValidate onSubmit={submit}>
        <p className={styles.lead}>{lead}</p>
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
          {...(name.length < NAME_LENGTH_MAX
            ? {}
            : {
                description: <span role="status">{t('nameFull', { max: NAME_LENGTH_MAX })}</span>,
              })}
          error={isFlagged ? t('nameMissing') : (refusedName ?? undefined)}
        />
        <TextField
          label={t('description')}
          rows={3}
          maxLength={DESCRIPTION_MAX}
          value={description}
          onChange={setDescription}
        />
        {refusedName === null && <WriteFailure error={write.error} />}
      </form>
    </DialogContent>
  );
}
