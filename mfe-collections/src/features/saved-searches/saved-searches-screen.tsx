import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pageHost, useHost } from '@airdex/mfe-kit/screen';
import type { SavedSearch } from '@airdex/shared-contracts/api';
import { Notice } from '@airdex/shared-ui/notice';
import { CollectionList } from '../collection-list/collection-list.tsx';
import { writeErrorOf } from '../dialog-flow/write-error.ts';
import { FolderList } from '../folders/folder-list.tsx';
import { DeleteDialog } from '../item-actions/delete-dialog.tsx';
import { useDeletion } from '../item-actions/use-deletion.tsx';
import { UndoToast, type Happened } from '../undo-toast/undo-toast.tsx';
import { EditDialog } from './edit-dialog.tsx';
import type { Flag } from './flag-rules.ts';
import { LimitDialog } from './limit-dialog.tsx';
import { SavedSearchCard } from './saved-search-card.tsx';
import { useDuplicate } from './use-duplicate.ts';
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
  const host = useHost();
  const page = pageHost(host);
  const { searches, folders, isFailed, isRetrying, retry } = useSavedSearches();
  const [open, setOpen] = useState<Open | null>(null);
  const [happened, setHappened] = useState<Happened | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const onFailed = (error: unknown) => {
    setFailure(writeErrorOf(error).message ?? t('write.failed'));
  };
  const deletion = useDeletion<SavedSearch>({
    call: ({ id }) => page.api.deleteSearch({ params: { id } }),
    textOf: ({ searchName }) => t('items.deleted', { name: searchName }),
    onDeleted: () => {
      page.bus.raise('saveSearch');
    },
    onFailed: (_, error) => {
      onFailed(error);
    },
  });
  const { duplicate, isDuplicating } = useDuplicate({ onDone: setHappened, onFailed });
  const setFlag = useFlags({
    onLimit: (flag) => {
      setOpen({ kind: 'limit', flag });
    },
    onFailed,
  });
  useLaunch(searches, () => {
    setFailure(t('savedSearches.missing'));
  });
  const run = ({ id, searchName, lastCall, filter }: SavedSearch) => {
    host.bus.raise('SavedSearch', { id, searchName, lastCall, filter });
  };
  const close = () => {
    setOpen(null);
  };
  const shown = searches?.filter((saved) => !deletion.isGone(saved));
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
                isDuplicating={isDuplicating(saved)}
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
                  duplicate(saved);
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
            setHappened(null);
            deletion.start(open.saved);
          }}
          onClose={close}
        />
      )}
      {open?.kind === 'limit' && <LimitDialog flag={open.flag} onClose={close} />}
      {deletion.toast}
      {happened !== null && (
        <UndoToast
          happened={happened}
          onLeave={() => {
            setHappened(null);
          }}
        />
      )}
      {failure !== null && (
        <Notice
          tone="danger"
          placement="bottom"
          onDismiss={() => {
            setFailure(null);
          }}
          dismissLabel={t('close')}
        >
          {failure}
        </Notice>
      )}
    </>
  );
}
