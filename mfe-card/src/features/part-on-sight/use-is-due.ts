import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from '@airdex/mfe-kit/screen';

/** Time for the visible parts of the card to load, in milliseconds. */
const HEAD_START_MS = 1_500;

/** Whether a part out of view may load: once the card has been shown for a while and the browser is idle. */
export function useIsDue(): boolean {
  const [isDue, setDue] = useState(false);
  useEffect(
    () =>
      whenIdle(() => {
        startTransition(() => setDue(true));
      }, HEAD_START_MS),
    [],
  );
  return isDue;
}
