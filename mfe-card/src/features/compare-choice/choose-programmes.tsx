import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProgrammeLine } from '@airdex/shared-contracts/api';
import { Button } from '@airdex/shared-ui/button';
import { DialogContent } from '@airdex/shared-ui/dialog';
import { SearchField } from '@airdex/shared-ui/search-field';
import { Tooltip } from '@airdex/shared-ui/tooltip';
import { ProgrammeOptions } from './programme-options.tsx';
import { useProgrammeSearch } from './use-programme-search.ts';
import styles from './compare-choice.module.css';

interface Props {
  /** Programmes that are compared already. */
  readonly ids: readonly number[];
  readonly min: number;
  readonly max: number;
  /** Before a search, programmes related to this one are offered; null: none. */
  readonly related: number | null;
  readonly onChoose: (ids: readonly number[]) => void;
  /** Closes the dialog that contains it; left out in a page. */
  readonly onCancel?: () => void;
}

/** Chooses programmes by their title. Chosen programmes stay visible during further searches. */
export function ChooseProgrammes({ ids, min, max, related, onChoose, onCancel }: Props) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<readonly ProgrammeLine[]>([]);
  const { kind, list } = useProgrammeSearch(text, related);
  const isChosen = (id: number) => chosen.some(({ idProgram }) => idProgram === id);
  const found = kind === 'none' ? [] : (list.data ?? []);
  const offered = found.filter(({ idProgram }) => !ids.includes(idProgram));
  // Chosen in earlier searches. The others are ticked in the list below.
  const kept = chosen.filter(({ idProgram }) => offered.every((line) => line.idProgram !== idProgram));
  const toggle = (line: ProgrammeLine) => {
    setChosen(
      isChosen(line.idProgram)
        ? chosen.filter(({ idProgram }) => idProgram !== line.idProgram)
        : [...chosen, line],
    );
  };
  const field = useRef<HTMLInputElement>(null);
  const isInDialog = onCancel !== undefined;
  useEffect(() => {
    if (isInDialog) field.current?.focus();
  }, [isInDialog]);
  // A programme that is no longer chosen has disappeared with the focus.
  useEffect(() => {
    if (document.activeElement === document.body) field.current?.focus();
  }, [kept.length]);
  const isPossible = chosen.length >= min;
  const submit = (
    <Button
      variant="primary"
      // Unlike a disabled button, it can show the reason.
      {...(!isPossible && { 'aria-disabled': true })}
      onPress={() => {
        if (isPossible) onChoose(chosen.map(({ idProgram }) => idProgram));
      }}
    >
      {t('compareChoice.compare')}
    </Button>
  );
  const submitOrReason = isPossible ? (
    submit
  ) : (
    <Tooltip text={t('compareChoice.more', { count: min })} placement="top">
      {submit}
    </Tooltip>
  );
  const choice = (
    <div className={styles.choose}>
      <SearchField
        inputRef={field}
        label={t('compareChoice.search')}
        placeholder={t('compareChoice.search')}
        clearLabel={t('compareChoice.clear')}
        value={text}
        onChange={setText}
        isBusy={kind === 'found' && list.isFetching}
      />
      {kept.length > 0 && (
        <ProgrammeOptions
          label={t('compareChoice.chosen')}
          lines={kept}
          isChosen={isChosen}
          isFull={false}
          onToggle={toggle}
        />
      )}
      <ProgrammeOptions
        label={t(`compareChoice.${kind}`)}
        lines={offered}
        list={kind === 'none' ? undefined : list}
        isChosen={isChosen}
        isFull={chosen.length >= max}
        onToggle={toggle}
      />
      <p className={styles.limit}>{t('compareChoice.limit', { max })}</p>
      {!isInDialog && <div className={styles.submit}>{submitOrReason}</div>}
    </div>
  );
  if (!isInDialog) return choice;
  return (
    <DialogContent
      actions={
        <>
          <Button onPress={onCancel}>{t('compareChoice.cancel')}</Button>
          {submitOrReason}
        </>
      }
    >
      {choice}
    </DialogContent>
  );
}
