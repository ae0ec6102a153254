import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useExclusiveMutation } from '@airdex/mfe-kit/screen';
import { Notice } from '@airdex/shared-ui/notice';
import { isGone } from '../dialog-flow/is-gone.ts';
import { writeErrorOf } from '../dialog-flow/write-error.ts';
import { UndoToast, type Happened } from '../undo-toast/undo-toast.tsx';
import { useDeletion } from './use-deletion.tsx';

interface ItemCalls<Item> {
  readonly nameOf: (item: Item) => string;
  /** Copies an item, and returns the copy. */
  readonly copy: (id: number) => Promise<Item>;
  /** Deletes an item. It must outlive the screen, as `onChanged` must. */
  readonly remove: (id: number) => Promise<unknown>;
  /** An item was deleted on the page, and returns: the user has undone it, or the server has refused. */
  readonly onReturn?: (item: Item) => void;
  /** Items have changed: everything that shows them reloads. */
  readonly onChanged: () => void;
}

/** Duplicating and deleting the items of a page, both with Undo, and what the page shows about it. */
export function useItemActions<Item extends { readonly id: number }>(calls: ItemCalls<Item>) {
  const { t } = useTranslation();
  const { nameOf, copy, remove, onReturn, onChanged } = calls;
  const [happened, setHappened] = useState<Happened | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const onFailed = (error: unknown) => {
    setFailure(writeErrorOf(error).message ?? t('write.failed'));
  };
  const done = (what: Happened | null) => {
    setFailure(null);
    setHappened(what);
  };
  const deletion = useDeletion<Item>({
    async call({ id }) {
      try {
        await remove(id);
      } catch (error) {
        // Another window was faster.
        if (!isGone(error)) throw error;
      }
    },
    textOf: (item) => t('items.deleted', { name: nameOf(item) }),
    onDeleted: onChanged,
    onFailed: (item, error) => {
      onFailed(error);
      onReturn?.(item);
    },
    onUndone: (item) => onReturn?.(item),
  });
  const copying = useExclusiveMutation({
    mutationFn: ({ id }: Item) => copy(id),
    onSuccess: (made) => {
      done({
        text: t('items.duplicated', { name: nameOf(made) }),
        undo: () => remove(made.id).then(onChanged),
      });
    },
    onError: (error, item) => {
      if (isGone(error)) setFailure(t('items.gone', { name: nameOf(item) }));
      else onFailed(error);
    },
    // Also after a failure: the item may be gone.
    onSettled: onChanged,
  });
  return {
    /** Copies one item at a time. */
    duplicate: copying.mutate,
    /** The one that is being copied. */
    duplicating: copying.isPending ? (copying.variables ?? null) : null,
    startDeletion: (item: Item) => {
      done(null);
      deletion.start(item);
    },
    /** Deletes what can still be undone; resolves once no deletion is running. */
    commitDeletion: deletion.commit,
    /** Whether an item is deleted or about to be. */
    isDeleted: deletion.isGone,
    /** Something else was done, which a toast shows. */
    onDone: done,
    /** Something was not done, and is taken back: shows why. */
    onFailed,
    setFailure,
    messages: (
      <>
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
    ),
  };
}
