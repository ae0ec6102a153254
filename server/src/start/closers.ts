/** What has to be ended when the server stops, in the order in which it was begun. */
export interface Closers {
  add(close: () => Promise<unknown>): void;
  /** Ends everything, last begun first; each once, one failing does not keep the others open. */
  closeAll(): Promise<void>;
}

export function createClosers(): Closers {
  const closers: (() => Promise<unknown>)[] = [];
  return {
    add: (close) => void closers.push(close),
    async closeAll() {
      const failures: unknown[] = [];
      for (let close = closers.pop(); close; close = closers.pop())
        await close().catch((error: unknown) => failures.push(error));
      if (failures.length > 0) throw new AggregateError(failures, 'Not everything could be closed');
    },
  };
}
