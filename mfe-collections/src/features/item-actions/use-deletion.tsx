import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { UndoToast } from '../undo-toast/undo-toast.tsx';

/** How long a deletion can be undone, in milliseconds. */
export const UNDO_MS = 8_000;

interface DeletionOptions<Item> {
  /** Deletes it on the server. Also called when the page is left, so it must outlive the screen. */
  readonly call: (item: Item) => Promise<unknown>;
  /** Shown while the deletion can be undone. */
  readonly textOf: (item: Item) => string;
  readonly onDeleted: () => void;
  readonly onFailed: (item: Item, error: unknown) => void;
}

interface Pending<Item> {
  readonly item: Item;
  readonly isUndone: boolean;
  /** Distinguishes its toast from the one before, also for the same item. */
  readonly turn: number;
}

/**
 * Deletions that can be undone: an item disappears at once, but is deleted only when its toast disappears, when
 * another one is deleted or when the page is left. It returns if the server refuses.
 */
export function useDeletion<Item extends { readonly id: number }>(
  options: DeletionOptions<Item>,
): {
  readonly start: (item: Item) => void;
  /** Whether an item is deleted or about to be. */
  readonly isGone: (item: { readonly id: number }) => boolean;
  readonly toast: ReactNode;
} {
  const [pending, setPending] = useState<Pending<Item> | null>(null);
  const [gone, setGone] = useState<ReadonlySet<number>>(new Set());
  const waiting = useRef<Item | null>(null);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const commit = useCallback(() => {
    const item = waiting.current;
    waiting.current = null;
    if (item === null) return;
    setGone((before) => new Set([...before, item.id]));
    const { call, onDeleted, onFailed } = latest.current;
    call(item).then(onDeleted, (error: unknown) => {
      setGone((before) => new Set([...before].filter((id) => id !== item.id)));
      onFailed(item, error);
    });
  }, []);
  useEffect(() => {
    window.addEventListener('pagehide', commit);
    return () => {
      window.removeEventListener('pagehide', commit);
      commit();
    };
  }, [commit]);
  const undo = () => {
    waiting.current = null;
    setPending((before) => before && { ...before, isUndone: true });
    return Promise.resolve();
  };
  const hidden = pending?.isUndone === false ? pending.item.id : null;
  const isGone = useCallback(
    ({ id }: { readonly id: number }) => gone.has(id) || id === hidden,
    [gone, hidden],
  );
  return {
    start: (item) => {
      commit();
      waiting.current = item;
      setPending((before) => ({ item, isUndone: false, turn: (before?.turn ?? 0) + 1 }));
    },
    isGone,
    toast: pending && (
      <UndoToast
        key={pending.turn}
        happened={{ text: options.textOf(pending.item), undo }}
        staysMs={UNDO_MS}
        onLeave={() => {
          commit();
          setPending(null);
        }}
      />
    ),
  };
}
