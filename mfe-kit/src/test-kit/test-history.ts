import { BehaviorSubject } from 'rxjs';
import type { ReadonlyState, HostServices } from '@airdex/shared-contracts/remote-contract';

/** The history of a tab without a browser. */
export interface TestHistory {
  readonly location: ReadonlyState<string>;
  readonly historyEntry: ReadonlyState<string>;
  readonly navigate: HostServices['navigate'];
  readonly back: () => void;
  readonly forward: () => void;
  /** Paths of all entries, oldest first. */
  readonly paths: () => readonly string[];
}

/** Starts a history at a path. As in a browser, a new navigation discards the forward entries. */
export function createTestHistory(start: string): TestHistory {
  const entries = [{ name: 'entry-1', path: start }];
  let made = 1;
  let at = 0;
  const location = new BehaviorSubject(start);
  const historyEntry = new BehaviorSubject('entry-1');
  function show(place: number): void {
    const entry = entries[place];
    if (entry === undefined) return;
    at = place;
    if (entry.name !== historyEntry.value) historyEntry.next(entry.name);
    if (entry.path !== location.value) location.next(entry.path);
  }
  return {
    location: { get: () => location.value, changes: location },
    historyEntry: { get: () => historyEntry.value, changes: historyEntry },
    navigate(path, { replace = false } = {}) {
      if (replace) {
        entries[at] = { name: historyEntry.value, path };
        return show(at);
      }
      made += 1;
      entries.splice(at + 1, Infinity, { name: `entry-${made}`, path });
      show(at + 1);
    },
    back: () => {
      show(at - 1);
    },
    forward: () => {
      show(at + 1);
    },
    paths: () => entries.map(({ path }) => path),
  };
}
