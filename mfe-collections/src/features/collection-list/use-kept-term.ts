import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useHost } from '@airdex/mfe-kit/screen';

/**
 * The typed start of a name. Back and Forward to the page restore it within some minutes, for the same user, because
 * the query cache keeps it.
 */
export function useKeptTerm(): [term: string, setTerm: (term: string) => void] {
  const { historyEntry } = useHost();
  const queries = useQueryClient();
  const [key] = useState(() => ['typed-name', historyEntry.get()]);
  const [term, setTerm] = useState(() => queries.getQueryData<string>(key) ?? '');
  return [
    term,
    (typed) => {
      queries.setQueryData(key, typed);
      setTerm(typed);
    },
  ];
}
