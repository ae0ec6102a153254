import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { codeQuery } from '@airdex/mfe-kit/screen';

type State = 'idle' | 'loading' | 'failed' | 'ready';

interface RequestedCode<Code> {
  /** Undefined until it has loaded. */
  readonly code: Code | undefined;
  /** State of the user's request. A failure ends the request, so that nothing opens unexpectedly later. */
  readonly state: State;
  /** Loads the code because it may be needed soon, for example on hover or focus. A failure is ignored. */
  readonly preload: () => void;
  readonly request: () => void;
  /** The user has closed what the code shows. */
  readonly close: () => void;
}

/** Code from `codeQuery` that the user requests with a button. */
export function useRequestedCode<Code>(query: ReturnType<typeof codeQuery<Code>>): RequestedCode<Code> {
  const client = useQueryClient();
  const { data: code } = useQuery({ ...query, enabled: false });
  const [state, setState] = useState<State>('idle');
  return {
    code,
    // The query may report its code a moment after the request.
    state: state === 'ready' && code === undefined ? 'loading' : state,
    preload: () => void client.prefetchQuery(query),
    request: () => {
      if (code !== undefined) {
        setState('ready');
        return;
      }
      setState('loading');
      client.fetchQuery(query).then(
        () => setState('ready'),
        () => setState('failed'),
      );
    },
    close: () => setState('idle'),
  };
}
