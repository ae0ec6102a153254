import { useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useHost } from '@airdex/mfe-kit/screen';
import { isBlank, refusalOf } from '@airdex/shared-contracts/api';
import { NAME_LENGTH_MAX } from '@airdex/shared-contracts/constants';
import { Button } from '@airdex/shared-ui/button';
import { DialogContent } from '@airdex/shared-ui/dialog';
import { TextField } from '@airdex/shared-ui/text-field';
import { useKeptInput } from './use-kept-input.ts';
import type { Write } from './use-write.ts';
import { WriteFailure } from './write-failure.tsx';
import styles from './dialog-flow.module.css';

/** Name and description of a saved search or playlist. A folder has only a name. */
export interface NameAndDescription {
  readonly name: string;
  readonly description: string;
}

/** Maximum characters of a description, including those of its HTML. */
const DESCRIPTION_MAX = 5000;
const NEW: NameAndDescription = { name: '', description: '' };
/** The name field's key in API calls. */
const NAME_FIELDS: readonly (string | null)[] = ['name', 'searchName'];

interface Props {
  /** What the form edits, with its id. Identifies input kept after the end of a session. */
  readonly subject: string;
  /** Shown above the fields: what will be stored under the name. */
  readonly lead?: string;
  /** The values to edit; empty for something new. */
  readonly initial?: NameAndDescription;
  /** Edits the description instead of a field for plain text; null if there is none. */
  readonly descriptionField?:
    | ((field: {
        /** The description to start with. */
        readonly description: string;
        readonly onChange: (description: string) => void;
        readonly error: string | undefined;
      }) => ReactNode)
    | null;
  /** Converts a typed description to its stored form, to which the length limit applies. As typed if left out. */
  readonly asStored?: (description: string) => string;
  readonly write: Write<NameAndDescription>;
  readonly onCancel: () => void;
}

/** A form for name and description. Flags a blank name; keeps the input after any failure. */
export function NameForm({
  subject,
  lead,
  initial = NEW,
  descriptionField,
  asStored = (description) => description,
  write,
  onCancel,
}: Props) {
  const { t } = useTranslation();
  const { unsavedWork } = useHost();
  const id = useId();
  const [{ name, description }, setInput] = useKeptInput(subject, initial);
  const setDescription = (next: string) => {
    setInput((input) => ({ ...input, description: next }));
  };
  const [isFlagged, setFlagged] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const isMissing = isBlank(name);
  const isTooLong = description !== initial.description && asStored(description).length > DESCRIPTION_MAX;
  const isChanged = name !== initial.name || description !== initial.description;
  // Until it is saved, the page does not reload by itself.
  useEffect(() => (isChanged ? unsavedWork.hold() : undefined), [isChanged, unsavedWork]);
  const refusal = refusalOf(write.error);
  const refusedName = NAME_FIELDS.includes(refusal?.field ?? null) ? refusal?.message : null;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setFlagged(isMissing);
    if (isMissing) input.current?.focus();
    else if (!isTooLong) write.run({ name: name.trim(), description: description.trim() });
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
            {t(initial === NEW ? 'save' : 'confirm')}
          </Button>
        </>
      }
    >
      <form id={id} className={styles.form} noValidate onSubmit={submit}>
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
        <TextField
          label={t('name')}
          requiredMark={t('required')}
          isRequired
          autoFocus
          inputRef={input}
          maxLength={NAME_LENGTH_MAX}
          value={name}
          onChange={(next) => {
            setInput((input) => ({ ...input, name: next }));
            setFlagged(false);
          }}
          {...(name.length < NAME_LENGTH_MAX
            ? {}
            : {
                description: <span role="status">{t('nameFull', { max: NAME_LENGTH_MAX })}</span>,
              })}
          error={isFlagged ? t('nameMissing') : (refusedName ?? undefined)}
        />
        {descriptionField === undefined ? (
          <TextField
            label={t('description')}
            rows={3}
            maxLength={DESCRIPTION_MAX}
            value={description}
            onChange={setDescription}
            error={isTooLong ? t('descriptionFull') : undefined}
          />
        ) : (
          descriptionField?.({
            description,
            onChange: (next) => {
              // An editor reports changes outside of React's events: the user may press Save before React renders.
              flushSync(() => {
                setDescription(next);
              });
            },
            error: isTooLong ? t('descriptionFull') : undefined,
          })
        )}
        {refusedName === null && <WriteFailure error={write.error} />}
      </form>
    </DialogContent>
  );
}
