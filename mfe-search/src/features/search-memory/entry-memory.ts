import type { OwnStorage } from '@airdex/mfe-kit/storage';
import { SESSION_STORAGE_KEYS } from '@airdex/shared-contracts/constants';

/** Number of remembered history entries; beyond that, the least recently left ones are forgotten. */
const ENTRIES_MAX = 30;

const PARTS = ['place', 'ticks', 'last-call'] as const;
/**
 * What is remembered of an entry: the place in the list, the ticked programmes, the last view of its saved
 * search.
 */
type MemoryPart = (typeof PARTS)[number];

/** What the tab remembers about the searches in its history, as texts. */
export interface EntryMemory {
  readonly recall: (entry: string, part: MemoryPart) => string | null;
  /** Null forgets the part. */
  readonly keep: (entry: string, part: MemoryPart, text: string | null) => void;
  readonly forget: (entry: string) => void;
}

const KEY = SESSION_STORAGE_KEYS.searchMemory;
const keyOf = (entry: string, part: MemoryPart) => `${KEY} ${entry} ${part}` as const;

/**
 * Keeps memories in the tab's storage. If storage is forbidden or full, it remembers less and has no other
 * effect. `open` is called each time, because access to the storage may throw too.
 */
export function createEntryMemory(open: () => OwnStorage): EntryMemory {
  function attempt<Value>(work: (storage: OwnStorage) => Value, otherwise: Value): Value {
    try {
      return work(open());
    } catch {
      return otherwise;
    }
  }

  function entries(storage: OwnStorage): string[] {
    return (storage.getItem(KEY) ?? '').split(' ').filter((entry) => entry !== '');
  }

  function drop(storage: OwnStorage, entry: string): void {
    for (const part of PARTS) storage.removeItem(keyOf(entry, part));
  }

  /** Makes the entry the most recent one, and makes room. */
  function touch(storage: OwnStorage, entry: string, most: number): void {
    const kept = [...entries(storage).filter((other) => other !== entry), entry];
    for (const old of kept.splice(0, Math.max(kept.length - most, 0))) drop(storage, old);
    storage.setItem(KEY, kept.join(' '));
  }

  function write(entry: string, part: MemoryPart, text: string, most: number): boolean {
    return attempt((storage) => {
      touch(storage, entry, most);
      storage.setItem(keyOf(entry, part), text);
      return true;
    }, false);
  }

  return {
    recall: (entry, part) => attempt((storage) => storage.getItem(keyOf(entry, part)), null),
    keep(entry, part, text) {
      if (text === null) attempt((storage) => storage.removeItem(keyOf(entry, part)), undefined);
      // If there is no room, the entry itself is worth more than all others.
      else if (!write(entry, part, text, ENTRIES_MAX)) write(entry, part, text, 1);
    },
    forget: (entry) => {
      attempt((storage) => {
        drop(storage, entry);
      }, undefined);
    },
  };
}
