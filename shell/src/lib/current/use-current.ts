import { useCallback, useSyncExternalStore } from 'react';
import type { ReadonlyState } from '@airdex/shared-contracts/remote-contract';

/** Returns the current value. The component renders again when it changes. */
export function useCurrent<Value>(current: ReadonlyState<Value>): Value {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const subscription = current.changes.subscribe(onChange);
      return () => subscription.unsubscribe();
    },
    [current],
  );
  return useSyncExternalStore(subscribe, () => current.get());
}
