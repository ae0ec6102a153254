import { useEffect } from 'react';
import type { HostServices } from '@airdex/shared-contracts/remote-contract';
import { frameRestored } from './keep-in-frame.ts';

/** Reports an error each time a remote has removed a part of the frame. */
export function useReportRestored(telemetry: HostServices['telemetry']): void {
  useEffect(() => {
    const restored = frameRestored.subscribe(() => {
      const error = new Error('A part of the frame was taken out of the page, and was put back');
      telemetry.report({ kind: 'error', name: 'frame restored', error });
    });
    return () => restored.unsubscribe();
  }, [telemetry]);
}
