import { useQueries } from '@tanstack/react-query';
import { useHost, useLanguage } from '@airdex/mfe-kit/screen';
import { cardQuery } from '@airdex/programme-preview';
import type { ProgrammeCard } from '@airdex/shared-contracts/api';

/** A programme of a comparison. */
export type Column = { readonly id: number } & (
  | { readonly state: 'ready'; readonly card: ProgrammeCard }
  | { readonly state: 'loading' | 'outside' }
  | { readonly state: 'failed'; readonly retry: () => void }
);

/** The programmes of a comparison. Each one loads, fails and retries separately. */
export function useColumns(ids: readonly number[]): readonly Column[] {
  const { api } = useHost();
  const language = useLanguage();
  const cards = useQueries({ queries: ids.map((id) => cardQuery(id, api, language)) });
  return ids.map((id, place): Column => {
    const card = cards[place];
    if (card?.data === null) return { id, state: 'outside' };
    if (card?.data !== undefined) return { id, state: 'ready', card: card.data };
    if (card?.isError !== true) return { id, state: 'loading' };
    return { id, state: 'failed', retry: () => void card.refetch() };
  });
}
