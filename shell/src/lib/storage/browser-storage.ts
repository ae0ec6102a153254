/**
 * Storage that may not work, because the browser forbids it or it is full. Reading then returns nothing and writing has
 * no effect; the page works without the stored values.
 */
export interface BrowserStorage {
  read(key: string): string | null;
  /** Null removes the key. */
  write(key: string, value: string | null): void;
}

/** Wraps local or session storage. `open` is called each time, because accessing the storage may also throw. */
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
        // Ignored: see above.
      }
    },
  };
}
