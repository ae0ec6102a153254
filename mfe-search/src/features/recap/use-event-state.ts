import { useEffect, useState } from 'react';
import { useHost } from '@airdex/mfe-kit/screen';
import type { EventPayloads, StateName } from '@airdex/shared-contracts/events';

/** The last value of a state event; `initial` until there is one. */
export function useEventState<Name extends StateName>(
  name: Name,
  initial: EventPayloads[Name],
): EventPayloads[Name] {
  const { bus } = useHost();
  const [payload, setPayload] = useState(initial);
  useEffect(() => {
    const subscription = bus.on(name).subscribe((next) => {
      setPayload(next);
    });
    return () => {
      subscription.unsubscribe();
    };
  }, [bus, name]);
  return payload;
}
