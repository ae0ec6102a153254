/**
 * Storage that may be missing: a browser can forbid it, or be full. Reading then finds nothing and writing is in vain;
 * the page works on without what it would have remembered.
 */
export interface BrowserStorage {
  read(key: string): string | null;
  /** Null removes the key. */
  write(key: string, value: string | null): void;
}

/** Wraps local or session storage. `open` is called each time, as getting at the storage may throw as well. */
export function browserStorage(open: () => Storage): BrowserStorage {
  return {
    read(key) {
      try {
        return open().getItem(key);
      } catch {
        return null;
      }
    },
    write(key, value) {
      try {
        if (value === null) open().removeItem(key);
        else open().setItem(key, value);
      } catch {
        // Nothing to be done: see above.
      }
    },
  };
}
