import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { useHost, useLanguage } from '@airdex/mfe-kit/screen';
import type {
  AudienceResults,
  InternationalFlow,
  ProgrammeCard,
  ProgrammeLine,
} from '@airdex/shared-contracts/api';
import { playlistCountQuery } from '../playlists/playlist-count-query.ts';
import {
  alsoQuery,
  audienceQuery,
  cardQuery,
  flowQuery,
  relatedQuery,
} from '../card-queries/card-queries.ts';

/** The sources of a card page, loaded side by side. */
export interface CardParts {
  /** Null outside the subscription. */
  readonly card: UseQueryResult<ProgrammeCard | null>;
  /** Null without results. */
  readonly audience: UseQueryResult<AudienceResults | null>;
  readonly also: UseQueryResult<readonly ProgrammeLine[]>;
  readonly related: UseQueryResult<readonly ProgrammeLine[]>;
  readonly flow: UseQueryResult<InternationalFlow>;
  readonly playlistCount: UseQueryResult<number>;
  /** False until each source has arrived or failed. */
  readonly hasSettled: boolean;
}

/** Loads everything about a programme; again for another id and another language. */
export function useCardParts(id: number): CardParts {
  const { api } = useHost();
  const language = useLanguage();
  const [card, audience, also, related, flow, playlistCount] = useQueries({
    queries: [
      cardQuery(id, api, language),
      audienceQuery(id, api, language),
      alsoQuery(id, api, language),
      relatedQuery(id, api, language),
      flowQuery(id, api, language),
      playlistCountQuery(id, api),
    ],
  });
  const hasSettled = [card, audience, also, related, flow, playlistCount].every(({ isFetched }) => isFetched);
  return { card, audience, also, related, flow, playlistCount, hasSettled };
}
