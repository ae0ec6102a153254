import { useHost } from '@airdex/mfe-kit/screen';
import type { SavedSearch } from '@airdex/shared-contracts/api';
import type { DialogResult } from '@airdex/shared-contracts/remote-contract';
import type { SearchFilterInput } from '@airdex/shared-contracts/search-filter';
import { findDeleted } from '../dialog-flow/deleted-elsewhere.ts';
import { deletedOrGone } from '../dialog-flow/is-gone.ts';
import type { NameAndDescription } from '../dialog-flow/name-form.tsx';
import { useWrite } from '../dialog-flow/use-write.ts';
import type { Happened } from '../undo-toast/undo-toast.tsx';

interface Existing {
  /** Loads the saved searches that exist. */
  readonly reload: () => Promise<readonly SavedSearch[]>;
  /** Loads them again in the background. */
  readonly refresh: () => void;
}

type OnSaved = (result: DialogResult<'save-search'>, happened: Happened) => void;

/** The two ways to save a filter. Each raises `saveSearch`, and again on Undo. */
export function useSearchWrites(filter: SearchFilterInput, { reload, refresh }: Existing, onSaved: OnSaved) {
  const { api, bus } = useHost();
  const notifyAll = () => {
    bus.raise('saveSearch');
  };
  const create = useWrite({
    call: ({ name, description }: NameAndDescription, signal) =>
      api.createSearch({ body: { searchName: name, description, filter }, signal }),
    onDone: ({ id, searchName }) => {
      notifyAll();
      onSaved(
        { id, searchName, action: 'created' },
        {
          text: (t) => t('saveSearch.created', { name: searchName }),
          undo: () => deletedOrGone(api.deleteSearch({ params: { id } })).finally(notifyAll),
        },
      );
    },
    onUnknown: () => {
      refresh();
      notifyAll();
    },
  });
  const update = useWrite({
    call: (saved: SavedSearch, signal) =>
      findDeleted({ items: [saved], nameOf: ({ searchName }) => searchName, reload }, () =>
        api.saveSearchFilter({ body: { id: saved.id, filter }, signal }),
      ),
    onDone: ({ id, searchName }, before) => {
      notifyAll();
      onSaved(
        { id, searchName, action: 'updated' },
        {
          text: (t) => t('saveSearch.updated', { name: searchName }),
          undo: () => api.saveSearchFilter({ body: { id, filter: before.filter } }).finally(notifyAll),
        },
      );
    },
    onUnknown: notifyAll,
  });
  return { create, update };
}
