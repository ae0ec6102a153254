import { fromEvent, merge } from 'rxjs';
import { currentValue, type CurrentValue } from '../current/current-value.ts';
import type { BrowserStorage } from './browser-storage.ts';

/** Converts a value to and from text in storage. Null means that the key is absent. */
export interface StoredForm<Value> {
  readonly key: string;
  parse(stored: string | null): Value;
  format(value: Value): string | null;
}

/**
 * A current value in local storage that follows changes in other tabs of the browser. Pages in the back/forward cache
 * learn of them when they are shown again.
 */
export function storedValue<Value>(storage: BrowserStorage, form: StoredForm<Value>): CurrentValue<Value> {
  const read = () => storage.read(form.key);
  let known = read();
  const value = currentValue(form.parse(known));
  merge(fromEvent(window, 'storage'), fromEvent(window, 'pageshow')).subscribe(() => {
    const stored = read();
    if (stored === known) return;
    known = stored;
    value.set(form.parse(stored));
  });
  return {
    ...value,
    set(next) {
      storage.write(form.key, form.format(next));
      // Storage that is full or forbidden keeps its text.
      known = read();
      value.set(next);
    },
  };
}
