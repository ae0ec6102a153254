import { useCallback, useRef } from 'react';
import type { ApiClient } from '@airdex/shared-contracts/api';
import { useHost } from '@airdex/mfe-kit/screen';

type Call = 'registerTagVideoPlay' | 'registerTagVideoDownload';

/** Counts with the server that the video of a programme was played or downloaded, once for each shown card. */
export function useCountedOnce(call: Call, idProgram: number): () => void {
  const { api }: { readonly api: Pick<ApiClient, Call> } = useHost();
  const isCounted = useRef(false);
  return useCallback(() => {
    if (isCounted.current) return;
    isCounted.current = true;
    // The failure is ignored, because a missing count must not disturb the reader.
    api[call]({ params: { id: idProgram } }).catch(() => undefined);
  }, [api, call, idProgram]);
}
