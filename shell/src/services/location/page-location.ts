import type { ReadonlyState } from '@airdex/shared-contracts/remote-contract';
import { currentValue } from '../../lib/current/current-value.ts';

/** Location of the page, which remotes follow, and which Back, Forward and a reload restore. */
export interface PageLocation {
  /** Path and query. */
  readonly location: ReadonlyState<string>;
  /** Name of the current entry in the tab's history. */
  readonly historyEntry: ReadonlyState<string>;
  /** Key of the latest navigation. The router renders it later. */
  readonly navigationKey: () => string | undefined;
  /** State for a navigation of the router that replaces the path, so that the entry keeps its name. */
  readonly keepEntry: () => EntryState;
  /** Reads the browser's location again. */
  readonly refresh: () => void;
}

/** State that the router stores with an entry whose path was replaced: its previous name. */
interface EntryState {
  readonly entry: string;
}

/** The state of an entry as the router stores it. */
interface RouterState {
  readonly usr?: Partial<EntryState> | null;
  readonly key?: string;
}

function entryOf(state: unknown): string | undefined {
  const { usr, key } = (state ?? {}) as RouterState;
  return usr?.entry ?? key;
}

/**
 * Tracks the location of the page. The router gives no name to the first entry of a document, so it gets one here.
 * Otherwise two documents in one tab would share their stored state.
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
    navigationKey: () => (history.state as RouterState | null)?.key,
    keepEntry: () => ({ entry: historyEntry.get() }),
    refresh() {
      historyEntry.set(entryOf(history.state) ?? '');
      location.set(place());
    },
  };
}
