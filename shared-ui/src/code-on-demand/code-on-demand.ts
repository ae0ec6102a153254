import { useCallback, useState } from 'react';

/** A part of a component that loads when it is first needed, once per page. */
export interface CodeOnDemand<Code> {
  /** Null until it has loaded. */
  readonly get: () => Code | null;
  /** Rejects if loading fails; the next call tries again. */
  readonly load: () => Promise<Code>;
}

export function codeOnDemand<Code>(fetchCode: () => Promise<Code>): CodeOnDemand<Code> {
  let code: Code | null = null;
  return {
    get: () => code,
    load: async () => (code ??= await fetchCode()),
  };
}

/**
 * The loaded code, whether loading failed, and a function that loads it: call it when the code will be needed
 * soon.
 */
export function useCodeOnDemand<Code>(source: CodeOnDemand<Code>) {
  const [{ code, isFailed }, setState] = useState(() => ({ code: source.get(), isFailed: false }));
  const load = useCallback(() => {
    // A new attempt: the failure gives way to the loading state.
    setState((state) => (state.isFailed ? { code: null, isFailed: false } : state));
    source.load().then(
      (loaded) => setState((state) => (state.code === loaded ? state : { code: loaded, isFailed: false })),
      () => setState({ code: null, isFailed: true }),
    );
  }, [source]);
  return { code, isFailed, load };
}
