import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { useRef } from 'react';

export interface ExclusiveMutation<Variables> {
  readonly mutate: (variables: Variables) => void;
  readonly isPending: boolean;
  /** Why the last call failed; null if it did not. */
  readonly error: Error | null;
  /** Of the last call. */
  readonly variables: Variables | undefined;
  /** Forgets the last call. */
  readonly reset: () => void;
}

/**
 * A mutation that ignores calls while it is under way, even a second click before the page has rendered the first one.
 */
export function useExclusiveMutation<Data, Variables>(
  options: UseMutationOptions<Data, Error, Variables>,
): ExclusiveMutation<Variables> {
  const isUnderWay = useRef(false);
  const mutation = useMutation<Data, Error, Variables>({
    ...options,
    onSettled: (...settled) => {
      isUnderWay.current = false;
      return options.onSettled?.(...settled);
    },
  });
  return {
    ...mutation,
    mutate: (variables) => {
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      mutation.mutate(variables);
    },
  };
}
