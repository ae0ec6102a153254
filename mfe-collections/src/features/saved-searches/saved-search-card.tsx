import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useHost } from '@airdex/mfe-kit/screen';
import type { SavedSearch } from '@airdex/shared-contracts/api';
import { CollectionCard } from '../collection-list/collection-card.tsx';
import { CONTROLS_WITHOUT_ROW_PRESS } from '../collection-list/without-row-press.ts';
import { ItemButtons } from '../item-actions/item-buttons.tsx';
import { ProgrammePreviews } from '../programme-previews/programme-previews.tsx';
import type { Flag } from './flag-rules.ts';
import { FlagToggles } from './flag-toggles.tsx';
import { savedSearchPreview } from './saved-search-preview.ts';
import styles from './saved-searches.module.css';

/** Handlers of the user's actions on a saved search. */
export interface SavedSearchHandlers {
  readonly open: (saved: SavedSearch) => void;
  readonly toggle: (saved: SavedSearch, flag: Flag) => void;
  readonly edit: (saved: SavedSearch) => void;
  readonly duplicate: (saved: SavedSearch) => void;
  readonly remove: (saved: SavedSearch) => void;
}

interface Props {
  readonly saved: SavedSearch;
  readonly grip: ReactNode;
  readonly isDuplicating: boolean;
  /** The same object in every render. */
  readonly handlers: SavedSearchHandlers;
}

/** One saved search: name, description, dates, toggles, actions and its first programmes. */
export const SavedSearchCard = memo(function SavedSearchCard({
  saved,
  grip,
  isDuplicating,
  handlers,
}: Props) {
  const { t } = useTranslation();
  const { api } = useHost();
  const { searchName: name } = saved;
  return (
    <CollectionCard
      name={name}
      grip={grip}
      openLabel={t('savedSearches.run', { name })}
      onOpen={() => {
        handlers.open(saved);
      }}
      actions={
        <ItemButtons
          name={name}
          isDuplicating={isDuplicating}
          onEdit={() => {
            handlers.edit(saved);
          }}
          onDuplicate={() => {
            handlers.duplicate(saved);
          }}
          onDelete={() => {
            handlers.remove(saved);
          }}
        />
      }
      description={
        saved.description === '' ? (
          t('noDescription')
        ) : (
          <span className={styles.lines}>{saved.description}</span>
        )
      }
      created={saved.creationDate}
      updated={saved.updateDate}
    >
      <FlagToggles
        saved={saved}
        onToggle={(flag) => {
          handlers.toggle(saved, flag);
        }}
      />
      <div {...CONTROLS_WITHOUT_ROW_PRESS}>
        <ProgrammePreviews {...savedSearchPreview(api, saved)} />
      </div>
    </CollectionCard>
  );
});
