import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { useHost } from '@airdex/mfe-kit/screen';
import { UndoToast } from '../undo-toast/undo-toast.tsx';

/** How long a deletion can be undone, in milliseconds. */
export const UNDO_MS = 8_000;

const pathOf = (location: string) => location.split('?', 1)[0];

interface DeletionOptions<Item> {
  /** Deletes it on the server. Also called when the page is left, so it must outlive the screen. */
  readonly call: (item: Item) => Promise<unknown>;
  /** Shown while the deletion can be undone. */
  readonly textOf: (item: Item) => string;
  readonly onDeleted: () => void;
  readonly onFailed: (item: Item, error: unknown) => void;
  readonly onUndone: (item: Item) => void;
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
  /** Deletes the item that can still be undone. Resolves when no deletion is running, also if one failed. */
  readonly commit: () => Promise<void>;
  /** Whether an item is deleted or about to be. */
  readonly isGone: (item: { readonly id: number }) => boolean;
  readonly toast: ReactNode;
} {
  const { location } = useHost();
  const [pending, setPending] = useState<Pending<Item> | null>(null);
  const [gone, setGone] = useState<ReadonlySet<number>>(new Set());
  const waiting = useRef<Item | null>(null);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const running = useRef(Promise.resolve());
  const commit = useCallback(() => {
    const item = waiting.current;
    waiting.current = null;
    if (item === null) return running.current;
    setGone((before) => new Set([...before, item.id]));
    const { call, onDeleted, onFailed } = latest.current;
    const deleted = call(item).then(onDeleted, (error: unknown) => {
      setGone((before) => new Set([...before].filter((id) => id !== item.id)));
      onFailed(item, error);
    });
    running.current = Promise.all([running.current, deleted]).then(() => undefined);
    return running.current;
  }, []);
  useEffect(() => {
    const leave = () => void commit();
    window.addEventListener('pagehide', leave);
    // The login page ends the session before this screen ends.
    const path = pathOf(location.get());
    const subscription = location.changes.subscribe((next) => {
      if (pathOf(next) !== path) leave();
    });
    return () => {
      subscription.unsubscribe();
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [commit, location]);
  const undo = () => {
    if (waiting.current !== null) latest.current.onUndone(waiting.current);
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
      void commit();
      waiting.current = item;
      setPending((before) => ({ item, isUndone: false, turn: (before?.turn ?? 0) + 1 }));
    },
    commit: () => {
      // Its toast must not offer to undo it any more.
      if (waiting.current !== null) setPending(null);
      return commit();
    },
    isGone,
    toast: pending && (
      <UndoToast
        key={pending.turn}
        happened={{ text: options.textOf(pending.item), undo }}
        staysMs={UNDO_MS}
        onLeave={() => {
          void commit();
          setPending(null);
        }}
      />
    ),
  };
}
