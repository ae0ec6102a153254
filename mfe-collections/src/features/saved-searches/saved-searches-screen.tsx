import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { pageHost, useHost } from '@airdex/mfe-kit/screen';
import type { SavedSearch } from '@airdex/shared-contracts/api';
import { CollectionList } from '../collection-list/collection-list.tsx';
import { useStableHandlers } from '../collection-list/use-stable-handlers.ts';
import { FolderList } from '../folders/folder-list.tsx';
import { DeleteDialog } from '../item-actions/delete-dialog.tsx';
import { useItemActions } from '../item-actions/use-item-actions.tsx';
import { useKeptFailure } from '../collection-list/kept-state.ts';
import { EditDialog } from './edit-dialog.tsx';
import { lostFlags, type Flag } from './flag-rules.ts';
import { flagLabel } from './flag-toggles.tsx';
import { LimitDialog } from './limit-dialog.tsx';
import { SAVED_SEARCHES } from './saved-search-preview.ts';
import { SavedSearchCard, type SavedSearchHandlers } from './saved-search-card.tsx';
import { useFlags } from './use-flags.ts';
import { useLaunch } from './use-launch.ts';
import { useSavedSearches } from './use-saved-searches.ts';

/** Height of a card with its row of programmes, in pixels. */
const CARD_PX = 340;
const nameOf = ({ searchName }: SavedSearch) => searchName;

interface Open {
  readonly kind: 'edit' | 'delete';
  readonly saved: SavedSearch;
}

/** The saved searches of the user, in folders; a click on one runs it. */
export function SavedSearchesScreen() {
  const { t } = useTranslation();
  // A deletion outlives the screen.
  const { api, bus } = pageHost(useHost());
  const { searches, isCurrent, folders, isFailed, retry } = useSavedSearches();
  const [open, setOpen] = useState<Open | null>(null);
  // The server's refusal may arrive while another dialog is open.
  const [limited, setLimited] = useKeptFailure<Flag>('limit');
  const actions = useItemActions<SavedSearch>({
    name: SAVED_SEARCHES,
    listed: searches,
    nameOf,
    copy: (id) => api.duplicateSearch({ params: { id } }),
    remove: (id) => api.deleteSearch({ params: { id } }),
    restore: (id) => api.restoreSearch({ params: { id } }),
    restoredText(deleted, restored, t) {
      const flags = lostFlags(deleted, restored).map((flag) =>
        t('playlists.quoted', { name: flagLabel(flag, t) }),
      );
      return flags.length === 0 ? null : t('savedSearches.restoredWithout', { flags });
    },
    onChanged: () => {
      bus.raise('saveSearch');
    },
  });
  const toggle = useFlags({
    isDeleted: actions.isDeleted,
    deletionsSettled: actions.deletionsSettled,
    onLimit: setLimited,
    onFailed: actions.onFailed,
  });
  useLaunch(isCurrent ? searches : undefined, () => {
    actions.fail((t) => t('savedSearches.missing'));
  });
  const handlers = useStableHandlers<SavedSearchHandlers>({
    open: ({ id, searchName, lastCall, filter }) => {
      bus.raise('SavedSearch', { id, searchName, lastCall, filter });
    },
    toggle: ({ id }, flag) => {
      toggle(id, flag);
    },
    edit: (saved) => {
      setOpen({ kind: 'edit', saved });
    },
    duplicate: actions.duplicate,
    remove: (saved) => {
      setOpen({ kind: 'delete', saved });
    },
  });
  const { duplicating, isDeleted } = actions;
  const card = useCallback(
    (saved: SavedSearch, grip: ReactNode) => (
      <SavedSearchCard
        saved={saved}
        grip={grip}
        isDuplicating={duplicating.some(({ id }) => id === saved.id)}
        handlers={handlers}
      />
    ),
    [duplicating, handlers],
  );
  const shown = useMemo(() => searches?.filter((saved) => !isDeleted(saved)), [searches, isDeleted]);
  const close = () => {
    setOpen(null);
  };
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
        onRetry={retry}
        nameOf={nameOf}
        hasFolders={folders.list?.some(({ isFolder }) => isFolder) === true}
        hasToggles
        list={(items, term) => (
          <FolderList
            label={t('savedSearches.title')}
            items={items}
            folders={folders}
            nameOf={nameOf}
            term={term}
            columns={1}
            itemHeight={CARD_PX}
            onOpen={handlers.open}
          >
            {card}
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
      {limited !== null && (
        <LimitDialog
          flag={limited}
          onClose={() => {
            setLimited(null);
          }}
        />
      )}
      {actions.messages}
    </>
  );
}
