import { useMutation } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isOutcomeUnknown, sendWrite } from '@airdex/mfe-kit/screen';
import { refusalOf } from '@airdex/shared-contracts/api';
import { useKeptFailure } from '../collection-list/kept-state.ts';
import { deletedOrGone, isGone } from '../dialog-flow/is-gone.ts';
import { FailureNotice } from '../undo-toast/failure-notice.tsx';
import { UndoToast, type Happened, type ShownText } from '../undo-toast/undo-toast.tsx';

/** Calls that may finish after the screen is unmounted. */
interface ItemCalls<Item> {
  /** Name of the kind of item. */
  readonly name: string;
  /** The items that the server has; undefined until they have loaded. */
  readonly listed: readonly Item[] | undefined;
  readonly nameOf: (item: Item) => string;
  /** Copies an item, and returns the copy. */
  readonly copy: (id: number) => Promise<Item>;
  readonly remove: (id: number) => Promise<unknown>;
  /** Restores an item that was removed. */
  readonly restore: (id: number) => Promise<Item>;
  /** What is shown about a restored item that lacks something it had when it was deleted; otherwise null. */
  readonly restoredText?: (deleted: Item, restored: Item, t: TFunction) => string | null;
  /** Items have changed: everything that shows them reloads. */
  readonly onChanged: () => void;
}

const reasonOf = (error: unknown, t: TFunction) =>
  refusalOf(error)?.message ?? (isOutcomeUnknown(error) ? t('write.maybeSaved') : null);

/** Duplicating and deleting the items of a page, both with Undo, and what the page shows about it. */
export function useItemActions<Item extends { readonly id: number }>(calls: ItemCalls<Item>) {
  const { t } = useTranslation();
  const { name, listed, nameOf, copy, remove, restore, restoredText, onChanged } = calls;
  // As mutations, they are unsaved work until the server has responded.
  const deleting = useMutation({ mutationFn: (id: number) => sendWrite(() => remove(id)) });
  const copying = useMutation({ mutationFn: (id: number) => sendWrite(() => copy(id)) });
  const [happened, setHappened] = useState<Happened | null>(null);
  /** Counts the actions, so that each one gets its own toast. */
  const [turn, setTurn] = useState(0);
  const [failure, setFailure] = useKeptFailure<ShownText>(`${name} items`);
  /** Items that are deleted or being deleted. The list may still have them. */
  const [deleted, setDeleted] = useState<ReadonlySet<number>>(new Set());
  // Once the list lacks an item, it is shown again if another window restores it.
  const known = useMemo(() => listed && new Set(listed.map(({ id }) => id)), [listed]);
  if (known !== undefined && !deleted.isSubsetOf(known)) setDeleted(deleted.intersection(known));
  const [duplicating, setDuplicating] = useState<readonly Item[]>([]);
  /** Their ids. A second click may come before the page has rendered the first one. */
  const copied = useRef(new Set<number>());
  const running = useRef(new Set<Promise<void>>());
  const showAgain = (id: number) => {
    setDeleted((before) => new Set([...before].filter((each) => each !== id)));
  };
  const onFailed = (error: unknown) => {
    setFailure((t) => reasonOf(error, t) ?? t('write.failed'));
  };
  const happen = (what: Happened | null) => {
    setHappened(what);
    setTurn((before) => before + 1);
  };
  const done = (what: Happened | null) => {
    setFailure(null);
    happen(what);
  };
  const startDeletion = (item: Item) => {
    const { id } = item;
    const removing = deleting.mutateAsync(id).then(
      () => true,
      // Another window was faster.
      (error: unknown) => {
        if (isGone(error)) return true;
        showAgain(id);
        setHappened((now) => (now === deletion ? null : now));
        setFailure((t) => reasonOf(error, t) ?? t('items.notDeleted', { name: nameOf(item) }));
        if (isOutcomeUnknown(error)) onChanged();
        return false;
      },
    );
    let mayBeRestored = false;
    let restored: Item | undefined;
    const deletion: Happened = {
      text: (t) => t('items.deleted', { name: nameOf(item) }),
      async undo() {
        if (!(await removing)) return;
        try {
          restored = await sendWrite(() => restore(id));
        } catch (error) {
          // An attempt whose response was lost has restored it.
          if (mayBeRestored && isGone(error)) return;
          mayBeRestored ||= isOutcomeUnknown(error);
          throw error;
        } finally {
          // The server may have restored it even if its response was lost. The list will show it.
          showAgain(id);
          onChanged();
        }
      },
      undone: (t) => (restored && restoredText?.(item, restored, t)) ?? null,
    };
    setDeleted((before) => new Set([...before, id]));
    done(deletion);
    const settled = removing.then((isRemoved) => {
      if (isRemoved) onChanged();
      running.current.delete(settled);
    });
    running.current.add(settled);
  };
  const startCopy = async (item: Item) => {
    try {
      const made = await copying.mutateAsync(item.id);
      // Keeps the failure of another copy.
      happen({
        text: (t) => t('items.duplicated', { name: nameOf(made) }),
        undo: () => deletedOrGone(remove(made.id)).finally(onChanged),
      });
    } catch (error) {
      if (isGone(error)) setFailure((t) => t('items.gone', { name: nameOf(item) }));
      else onFailed(error);
    } finally {
      copied.current.delete(item.id);
      setDuplicating((before) => before.filter(({ id }) => id !== item.id));
      // Even after a failure, because the item may be gone.
      onChanged();
    }
  };
  return {
    /** Copies an item, unless it is being copied. */
    duplicate: (item: Item) => {
      if (copied.current.has(item.id)) return;
      copied.current.add(item.id);
      setFailure(null);
      setDuplicating((before) => [...before, item]);
      void startCopy(item);
    },
    /** Those that are being copied. */
    duplicating,
    /** Deletes an item, which disappears at once. It returns if the server refuses. */
    startDeletion,
    /** Resolves once no deletion is running; null if none is. */
    deletionsSettled: () => (running.current.size === 0 ? null : Promise.all(running.current)),
    isDeleted: useCallback(({ id }: { readonly id: number }) => deleted.has(id), [deleted]),
    /** Shows a toast about another action. */
    onDone: done,
    /** Shows why an action failed and was undone. */
    onFailed,
    /** Shows a failure. */
    fail: setFailure,
    messages: (
      <>
        {happened !== null && (
          <UndoToast
            key={turn}
            happened={happened}
            onLeave={() => {
              setHappened(null);
            }}
          />
        )}
        {failure !== null && (
          <FailureNotice
            onDismiss={() => {
              setFailure(null);
            }}
          >
            {failure(t)}
          </FailureNotice>
        )}
      </>
    ),
  };
}
