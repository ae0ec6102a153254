import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pageHost, useHost } from '@airdex/mfe-kit/screen';
import type { SavedSearch } from '@airdex/shared-contracts/api';
import { CollectionList } from '../collection-list/collection-list.tsx';
import { FolderList } from '../folders/folder-list.tsx';
import { DeleteDialog } from '../item-actions/delete-dialog.tsx';
import { useItemActions } from '../item-actions/use-item-actions.tsx';
import { EditDialog } from './edit-dialog.tsx';
import type { Flag } from './flag-rules.ts';
import { LimitDialog } from './limit-dialog.tsx';
import { SavedSearchCard } from './saved-search-card.tsx';
import { useFlags } from './use-flags.ts';
import { useLaunch } from './use-launch.ts';
import { useSavedSearches } from './use-saved-searches.ts';

/** Height of a card with its row of programmes, in pixels. */
const CARD_PX = 340;
const nameOf = ({ searchName }: SavedSearch) => searchName;

type Open =
  | { readonly kind: 'edit' | 'delete'; readonly saved: SavedSearch }
  | { readonly kind: 'limit'; readonly flag: Flag };

/** The saved searches of the user, in folders; a click on one runs it. */
export function SavedSearchesScreen() {
  const { t } = useTranslation();
  // A deletion outlives the screen.
  const { api, bus } = pageHost(useHost());
  const { searches, folders, isFailed, isRetrying, retry } = useSavedSearches();
  const [open, setOpen] = useState<Open | null>(null);
  const actions = useItemActions<SavedSearch>({
    nameOf,
    copy: (id) => api.duplicateSearch({ params: { id } }),
    remove: (id) => api.deleteSearch({ params: { id } }),
    onChanged: () => {
      bus.raise('saveSearch');
    },
  });
  const setFlag = useFlags({
    onLimit: (flag) => {
      setOpen({ kind: 'limit', flag });
    },
    onFailed: actions.onFailed,
  });
  useLaunch(searches, () => {
    actions.setFailure(t('savedSearches.missing'));
  });
  const run = ({ id, searchName, lastCall, filter }: SavedSearch) => {
    bus.raise('SavedSearch', { id, searchName, lastCall, filter });
  };
  const close = () => {
    setOpen(null);
  };
  const shown = searches?.filter((saved) => !actions.isDeleted(saved));
  return (
    <>
      <CollectionList
        labels={{
          title: t('savedSearches.title'),
          subtitle: t('savedSearches.subtitle'),
          loading: t('savedSearches.loading'),
          failed: t('savedSearches.failed'),
          empty: t('savedSearches.empty'),
        }}
        items={shown}
        isFailed={isFailed}
        isRetrying={isRetrying}
        onRetry={retry}
        nameOf={nameOf}
        list={(items, term) => (
          <FolderList
            label={t('savedSearches.title')}
            items={items}
            folders={folders}
            nameOf={nameOf}
            term={term}
            columns={1}
            itemHeight={CARD_PX}
            onOpen={run}
          >
            {(saved, grip) => (
              <SavedSearchCard
                saved={saved}
                grip={grip}
                isDuplicating={actions.duplicating?.id === saved.id}
                onOpen={() => {
                  run(saved);
                }}
                onToggle={(flag, isOn) => {
                  setFlag({ id: saved.id, flag, isOn });
                }}
                onEdit={() => {
                  setOpen({ kind: 'edit', saved });
                }}
                onDuplicate={() => {
                  actions.duplicate(saved);
                }}
                onDelete={() => {
                  setOpen({ kind: 'delete', saved });
                }}
              />
            )}
          </FolderList>
        )}
      />
      {open?.kind === 'edit' && <EditDialog saved={open.saved} onClose={close} />}
      {open?.kind === 'delete' && (
        <DeleteDialog
          name={open.saved.searchName}
          onDelete={() => {
            actions.startDeletion(open.saved);
          }}
          onClose={close}
        />
      )}
      {open?.kind === 'limit' && <LimitDialog flag={open.flag} onClose={close} />}
      {actions.messages}
    </>
  );
}
