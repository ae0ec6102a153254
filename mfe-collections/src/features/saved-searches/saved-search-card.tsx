import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useHost } from '@airdex/mfe-kit/screen';
import type { SavedSearch } from '@airdex/shared-contracts/api';
import { CollectionCard } from '../collection-list/collection-card.tsx';
import { WITHOUT_ROW_PRESS } from '../collection-list/without-row-press.ts';
import { ItemButtons } from '../item-actions/item-buttons.tsx';
import { ProgrammePreviews } from '../programme-previews/programme-previews.tsx';
import type { Flag } from './flag-rules.ts';
import { FlagToggles } from './flag-toggles.tsx';
import { savedSearchPreview } from './saved-search-preview.ts';

interface Props {
  readonly saved: SavedSearch;
  readonly grip: ReactNode;
  readonly isDuplicating: boolean;
  readonly onOpen: () => void;
  readonly onToggle: (flag: Flag, isOn: boolean) => void;
  readonly onEdit: () => void;
  readonly onDuplicate: () => void;
  readonly onDelete: () => void;
}

/** One saved search: name, description, dates, toggles, actions and its first programmes. */
export function SavedSearchCard({ saved, grip, onOpen, onToggle, ...actions }: Props) {
  const { t } = useTranslation();
  const { api } = useHost();
  const { searchName: name } = saved;
  return (
    <CollectionCard
      name={name}
      grip={grip}
      openLabel={t('savedSearches.run', { name })}
      onOpen={onOpen}
      actions={<ItemButtons name={name} {...actions} />}
      description={saved.description === '' ? t('noDescription') : saved.description}
      created={saved.creationDate}
      updated={saved.updateDate}
    >
      <FlagToggles saved={saved} onToggle={onToggle} />
      <div {...WITHOUT_ROW_PRESS}>
        <ProgrammePreviews {...savedSearchPreview(api, saved)} />
      </div>
    </CollectionCard>
  );
}
