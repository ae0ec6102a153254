import { useCallback, useSyncExternalStore } from 'react';

/** True in builds of the dev server, whose modules can be replaced while they run. The build sets it. */
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
 * Makes a hook that returns a screen's definition. A dev server runs the module of a screen again after a change, and
 * mounted screens then use the new definition. In other builds the definition never changes.
 */
export function definitionHook<Definition>(key: string, definition: Definition): () => Definition {
  if (typeof AIRDEX_IS_HOT === 'undefined' || !AIRDEX_IS_HOT) return () => definition;
  return createLiveHook(key, definition);
}
