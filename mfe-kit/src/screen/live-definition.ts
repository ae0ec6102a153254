import { useCallback, useSyncExternalStore } from 'react';

/** True in the builds of the dev server, whose modules can be replaced while they run. Put in by the build. */
declare const AIRDEX_IS_HOT: boolean | undefined;

interface Live<Definition> {
  latest: Definition;
  readonly listeners: Set<() => void>;
}

const known = new Map<string, Live<unknown>>();

function liveOf<Definition>(key: string, definition: Definition): Live<Definition> {
  const earlier = known.get(key) as Live<Definition> | undefined;
  if (earlier === undefined) {
    const live: Live<Definition> = { latest: definition, listeners: new Set() };
    known.set(key, live);
    return live;
  }
  earlier.latest = definition;
  for (const listener of earlier.listeners) listener();
  return earlier;
}

function createLiveHook<Definition>(key: string, definition: Definition): () => Definition {
  const live = liveOf(key, definition);
  return function useLiveDefinition() {
    const subscribe = useCallback((listener: () => void) => {
      live.listeners.add(listener);
      return () => void live.listeners.delete(listener);
    }, []);
    return useSyncExternalStore(subscribe, () => live.latest);
  };
}

/**
 * A hook that answers a screen's definition. On a dev server, where the module that defines a screen is run again after
 * a change, screens that are mounted go on with the new definition; elsewhere it is always the one that was given.
 */
export function definitionHook<Definition>(key: string, definition: Definition): () => Definition {
  if (typeof AIRDEX_IS_HOT === 'undefined' || !AIRDEX_IS_HOT) return () => definition;
  return createLiveHook(key, definition);
}
