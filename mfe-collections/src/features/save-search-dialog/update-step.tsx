import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SavedSearch } from '@airdex/shared-contracts/api';
import { ChoiceByName } from '../choice-list/choice-by-name.tsx';
import { ConfirmContent } from '../dialog-flow/confirm-content.tsx';
import type { Write } from '../dialog-flow/use-write.ts';
import { SavedSearchLine } from './saved-search-line.tsx';
import styles from './save-search-dialog.module.css';

/**
 * The list's maximum height (466 with its borders), and the approximate height of one saved search, in
 * pixels.
 */
const LIST_MAX_PX = 464;
const LINE_PX = 152;

interface Props {
  readonly searches: readonly SavedSearch[];
  readonly write: Write<SavedSearch>;
  readonly onCancel: () => void;
}

const nameOf = ({ searchName }: SavedSearch) => searchName;

/** Selects the saved search whose filters are replaced. */
export function UpdateStep({ searches, write, onCancel }: Props) {
  const { t } = useTranslation();
  const [chosenId, setChosenId] = useState<number | null>(null);
  const chosen = useMemo(() => new Set(chosenId === null ? [] : [chosenId]), [chosenId]);
  const search = searches.find(({ id }) => id === chosenId);
  return (
    <ConfirmContent
      write={write}
      isDisabled={search === undefined}
      onConfirm={() => {
        if (search !== undefined) write.run(search);
      }}
      onCancel={onCancel}
    >
      <p className={styles.lead}>{t('saveSearch.updateLead')}</p>
      <ChoiceByName
        label={t('savedSearches.title')}
        items={searches}
        nameOf={nameOf}
        chosen={chosen}
        isMultiple={false}
        onToggle={({ id }) => {
          setChosenId(id === chosenId ? null : id);
        }}
        linePx={LINE_PX}
        hasFixedLines={false}
        maxPx={LIST_MAX_PX}
      >
        {(saved) => <SavedSearchLine saved={saved} />}
      </ChoiceByName>
    </ConfirmContent>
  );
}
