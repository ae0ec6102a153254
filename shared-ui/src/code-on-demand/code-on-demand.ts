import { useCallback, useState } from 'react';

/** A part of a component that is fetched when it is first needed, once for the page. */
export interface CodeOnDemand<Code> {
  /** Null until it has come. */
  readonly get: () => Code | null;
  /** Rejects when it can't be fetched; the next call tries again. */
  readonly load: () => Promise<Code>;
}

export function codeOnDemand<Code>(fetchCode: () => Promise<Code>): CodeOnDemand<Code> {
  let code: Code | null = null;
  return {
    get: () => code,
    load: async () => (code ??= await fetchCode()),
  };
}

/** The code as far as it is there, whether fetching it failed, and what fetches it: call it when it will be needed soon. */
export function useCodeOnDemand<Code>(source: CodeOnDemand<Code>) {
  const [{ code, isFailed }, setState] = useState(() => ({ code: source.get(), isFailed: false }));
  const load = useCallback(() => {
    source.load().then(
      (loaded) => setState((state) => (state.code === loaded ? state : { code: loaded, isFailed: false })),
      () => setState({ code: null, isFailed: true }),
    );
  }, [source]);
  return { code, isFailed, load };
}
