import type { ReadonlyState } from '@airdex/shared-contracts/remote-contract';
import { currentValue } from '../../lib/current/current-value.ts';

/** Where the page is: what remotes follow, and what comes back with Back, Forward and a reload. */
export interface PageLocation {
  /** Path and query. */
  readonly location: ReadonlyState<string>;
  /** Names the entry of the tab's history. */
  readonly historyEntry: ReadonlyState<string>;
  /** State for the router's navigation that replaces the path: the entry keeps its name. */
  readonly keepEntry: () => EntryState;
  /** Reads again where the browser is. */
  readonly refresh: () => void;
}

/** What the router keeps with an entry whose path was replaced: the name that it had before. */
interface EntryState {
  readonly entry: string;
}

/** The state of an entry as the router keeps it. */
interface RouterState {
  readonly usr?: Partial<EntryState> | null;
  readonly key?: string;
}

function entryOf(state: unknown): string | undefined {
  const { usr, key } = (state ?? {}) as RouterState;
  return usr?.entry ?? key;
}

/**
 * Follows where the page is. The first entry of a document has no name of the router's: it gets one here, lest two
 * documents of one tab share their memories.
 */
export function createPageLocation(): PageLocation {
  const { history } = window;
  if (entryOf(history.state) === undefined)
    history.replaceState(
      { ...(history.state as RouterState | null), key: Math.random().toString(36).slice(2) },
      '',
    );
  const place = () => `${window.location.pathname}${window.location.search}`;
  const historyEntry = currentValue(entryOf(history.state) ?? '');
  const location = currentValue(place());
  return {
    location,
    historyEntry,
    keepEntry: () => ({ entry: historyEntry.get() }),
    refresh() {
      historyEntry.set(entryOf(history.state) ?? '');
      location.set(place());
    },
  };
}
