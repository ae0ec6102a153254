import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useHost, useLanguage } from '@airdex/mfe-kit/screen';
import { cardQuery, playlistCountQuery } from '@airdex/programme-preview';
import type {
  AudienceResults,
  InternationalFlow,
  ProgrammeCard,
  ProgrammeLine,
} from '@airdex/shared-contracts/api';
import { alsoQuery, audienceQuery, flowQuery, relatedQuery } from '../card-queries/card-queries.ts';

/** The sources of a card page, loaded side by side. */
export interface CardParts {
  /** Null outside the subscription. */
  readonly card: UseQueryResult<ProgrammeCard | null>;
  /** Null without results. */
  readonly audience: UseQueryResult<AudienceResults | null>;
  readonly also: UseQueryResult<readonly ProgrammeLine[]>;
  readonly related: UseQueryResult<readonly ProgrammeLine[]>;
  readonly flow: UseQueryResult<InternationalFlow>;
  /** False until each source has arrived or failed. */
  readonly hasSettled: boolean;
}

/**
 * Keeps the programme in the previous language until the new one has loaded, so that an open dialog stays open.
 * Another programme starts empty.
 */
function inAnyLanguage<Data>(id: number) {
  return (previous: Data | undefined, query: { readonly queryKey: readonly unknown[] } | undefined) =>
    query?.queryKey[1] === id ? previous : undefined;
}

/** Loads everything about a programme; again for another id and another language. */
export function useCardParts(id: number): CardParts {
  const { api } = useHost();
  const language = useLanguage();
  const card = useQuery({ ...cardQuery(id, api, language), placeholderData: inAnyLanguage(id) });
  const audience = useQuery({ ...audienceQuery(id, api, language), placeholderData: inAnyLanguage(id) });
  const also = useQuery({ ...alsoQuery(id, api, language), placeholderData: inAnyLanguage(id) });
  const related = useQuery({ ...relatedQuery(id, api, language), placeholderData: inAnyLanguage(id) });
  const flow = useQuery({ ...flowQuery(id, api, language), placeholderData: inAnyLanguage(id) });
  const playlistCount = useQuery(playlistCountQuery(id, api));
  const hasSettled = [card, audience, also, related, flow, playlistCount].every(
    ({ isFetched, isPlaceholderData }) => isFetched || isPlaceholderData,
  );
  return { card, audience, also, related, flow, hasSettled };
}
