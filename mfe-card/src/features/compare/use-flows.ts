import { useQueries } from '@tanstack/react-query';
import { useHost } from '@airdex/mfe-kit/screen';
import type { ProgrammeCard } from '@airdex/shared-contracts/api';
import { useFactTexts } from '../card-facts/fact-texts.ts';
import { flowQuery } from '../card-queries/card-queries.ts';
import type { TravelledProgramme } from '../international-flow/flow-map-content.ts';
import { comparedTitles, type TitledProgramme } from './compared-titles.ts';

interface Flows {
  /** One entry for each programme, so that its position decides its colour; without launches if they are unknown. */
  readonly travelled: readonly TravelledProgramme[];
  readonly failed: readonly TitledProgramme[];
  readonly isLoading: boolean;
  /** Loads what failed. */
  readonly retry: () => void;
}

/** The launches of the formats of programmes, loaded side by side. */
export function useFlows(cards: readonly ProgrammeCard[]): Flows {
  const { api } = useHost();
  const { t, language } = useFactTexts();
  const parts = useQueries({ queries: cards.map(({ idProgram }) => flowQuery(idProgram, api, language)) });
  // A flow that could not be loaded again is still shown.
  const failed = parts.filter(({ isError, data }) => isError && data === undefined);
  const programmes = comparedTitles(cards, t);
  return {
    travelled: programmes.map(({ id, title }, place) => ({
      idProgram: id,
      title,
      launches: parts[place]?.data?.launches ?? [],
    })),
    failed: programmes.filter((_, place) => failed.some((part) => part === parts[place])),
    isLoading: parts.some(({ isPending }) => isPending),
    retry: () => {
      for (const part of failed) void part.refetch();
    },
  };
}
