import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useHost } from '@airdex/mfe-kit/screen';

/** State of a page that the query cache keeps, for the same user. */
type State<Value> = [value: Value, setValue: (value: Value) => void];

/**
 * State that Back and Forward to the page restore within some minutes.
 * @param name of the value among those of the page
 */
export function useKept<Value>(name: string, initial: Value): State<Value> {
  const { historyEntry } = useHost();
  const queries = useQueryClient();
  const [key] = useState(() => [name, historyEntry.get()]);
  const [value, setValue] = useState(() => queries.getQueryData<Value>(key) ?? initial);
  return [
    value,
    (next) => {
      queries.setQueryData(key, next);
      setValue(next);
    },
  ];
}

/**
 * Why a change has failed; null if none has. A change may fail after the user has left the page: the failure is kept
 * until they return. One that the page has shown is forgotten when they leave.
 * @param name of the failure among all those of the remote
 */
export function useKeptFailure<Failure>(name: string): State<Failure | null> {
  const queries = useQueryClient();
  const queryKey = ['failure', name];
  const { data } = useQuery<Failure | null>({
    queryKey,
    // Never loads: the failure is only written.
    enabled: false,
    queryFn: () => null,
    initialData: null,
    gcTime: Infinity,
  });
  const find = () => queries.getQueryCache().find({ queryKey });
  const query = find();
  useEffect(() => () => void queries.setQueryData(['failure', name], null), [queries, name]);
  return [
    data,
    (failure) => {
      // If the user has changed meanwhile, the next one must not see it.
      if (find() === query) queries.setQueryData(queryKey, () => failure);
    },
  ];
}
