import { filter, fromEvent } from 'rxjs';
import { currentValue, type CurrentValue } from '../current/current-value.ts';
import type { BrowserStorage } from './browser-storage.ts';

/** Converts a value to and from text in storage. Null means that the key is absent. */
export interface StoredForm<Value> {
  readonly key: string;
  parse(stored: string | null): Value;
  format(value: Value): string | null;
}

/** A current value in local storage that follows changes in other tabs of the browser. */
export function storedValue<Value>(storage: BrowserStorage, form: StoredForm<Value>): CurrentValue<Value> {
  const value = currentValue(form.parse(storage.read(form.key)));
  // A key of null means that everything was cleared.
  fromEvent<StorageEvent>(window, 'storage')
    .pipe(filter((event) => event.key === form.key || event.key === null))
    .subscribe(() => value.set(form.parse(storage.read(form.key))));
  return {
    ...value,
    set(next) {
      storage.write(form.key, form.format(next));
      value.set(next);
    },
  };
}
