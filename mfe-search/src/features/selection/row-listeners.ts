type Listener = () => void;

/** Listeners of the ticks: rows listen to their own, others to all of them. */
export function createRowListeners() {
  const listeners = new Set<Listener>();
  const ofRows = new Map<number, Set<Listener>>();
  return {
    subscribe(listener: Listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    subscribeTo(id: number, listener: Listener) {
      const row = ofRows.get(id) ?? new Set();
      ofRows.set(id, row.add(listener));
      return () => {
        row.delete(listener);
        if (row.size === 0 && ofRows.get(id) === row) ofRows.delete(id);
      };
    },
    /**
     * Notifies one row, all or none of them, and everything that listens to all ticks. Only rendered rows
     * listen.
     */
    notify(id: number | 'all' | 'none') {
      const rows = id === 'all' ? ofRows.values() : id === 'none' ? [] : [ofRows.get(id) ?? []];
      for (const row of rows) for (const listener of row) listener();
      for (const listener of listeners) listener();
    },
  };
}
