import { useState } from 'react';
import { useHost } from '@airdex/mfe-kit/screen';

/** What was typed on each page of the tab's history. */
const terms = new Map<string, string>();

/** The typed start of a name. Back and Forward to the page restore it. */
export function useKeptTerm(): [term: string, setTerm: (term: string) => void] {
  const { historyEntry } = useHost();
  const [entry] = useState(() => historyEntry.get());
  const [term, setTerm] = useState(() => terms.get(entry) ?? '');
  return [
    term,
    (typed) => {
      terms.set(entry, typed);
      setTerm(typed);
    },
  ];
}
