import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useHost } from '@airdex/mfe-kit/screen';

/**
 * State that Back and Forward to the page restore within some minutes, for the same user, because the query cache keeps
 * it.
 * @param name of the value among those of the page
 */
export function useKept<Value>(
  name: string,
  initial: Value,
): [value: Value, setValue: (value: Value) => void] {
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
