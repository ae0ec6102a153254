import { useEffect, useRef } from 'react';
import { isOutcomeUnknown, sendWrite, useExclusiveMutation } from '@airdex/mfe-kit/screen';

interface WriteOptions<Input, Result> {
  readonly call: (input: Input, signal: AbortSignal) => Promise<Result>;
  readonly onDone: (result: Result, input: Input) => void;
  /** The request was aborted or its response was lost: the server may or may not have processed it. */
  readonly onUnknown: () => void;
}

export interface Write<Input> {
  /** Does nothing while a write is under way. */
  readonly run: (input: Input) => void;
  readonly isPending: boolean;
  /** Why the last write failed; null while another is under way. */
  readonly error: unknown;
  /** Aborts a write under way, and forgets the last failure: the user has left the step. */
  readonly cancel: () => void;
}

const aborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => {
      reject(new DOMException('The step was left', 'AbortError'));
    });
  });

/** A write of a dialog, aborted when the dialog closes. A refusal leaves everything as it was. */
export function useWrite<Input, Result>({
  call,
  onDone,
  onUnknown,
}: WriteOptions<Input, Result>): Write<Input> {
  const underWay = useRef<AbortController | null>(null);
  const { mutate, isPending, error, reset } = useExclusiveMutation({
    mutationFn: async (input: Input) => {
      const { signal } = (underWay.current = new AbortController());
      // The next write need not wait for a call that is slow to end.
      const result = await Promise.race([sendWrite(() => call(input, signal)), aborted(signal)]);
      return { signal, result };
    },
    onSettled: () => {
      underWay.current = null;
    },
    onSuccess: ({ signal, result }, input) => {
      // The response arrived just before the abort.
      if (signal.aborted) onUnknown();
      else onDone(result, input);
    },
    onError: (failure) => {
      if (isOutcomeUnknown(failure)) onUnknown();
    },
  });
  const abort = () => {
    if (underWay.current === null) return;
    underWay.current.abort();
    onUnknown();
  };
  const latest = useRef(abort);
  useEffect(() => {
    latest.current = abort;
  });
  useEffect(
    () => () => {
      latest.current();
    },
    [],
  );
  const cancel = () => {
    abort();
    reset();
  };
  return { run: mutate, isPending, error, cancel };
}
