import { useDeferredValue, useMemo, useState } from 'react';
import { useLanguage } from '@airdex/mfe-kit/screen';
import type { SharedPlaylistUser } from '@airdex/shared-contracts/api';
import { languageTag } from '@airdex/shared-contracts/constants';
import { companyUsers } from './company-user.ts';
import { splitUsers } from './user-selection.ts';

/**
 * Users chosen from those with the playlist, or from those without it.
 * @param isLinked whether they have the playlist
 */
export function useUserChoice(users: readonly SharedPlaylistUser[], isLinked: boolean) {
  const tag = languageTag(useLanguage());
  const [term, setTerm] = useState('');
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const deferred = useDeferredValue(term);
  const offered = useMemo(
    () =>
      companyUsers(
        users.filter((user) => user.isLinked === isLinked),
        tag,
      ),
    [users, isLinked, tag],
  );
  return {
    term,
    setTerm,
    chosen,
    setChosen,
    /** Moves a user to the other side. */
    move: ({ id }: { readonly id: number }) => {
      setChosen(chosen.symmetricDifference(new Set([id])));
    },
    /** How many are on each side, whether they match the term or not. */
    totals: { available: offered.length - chosen.size, selected: chosen.size },
    /** Those that match the term. */
    split: useMemo(() => splitUsers(offered, chosen, deferred), [offered, chosen, deferred]),
  };
}
