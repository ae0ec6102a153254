import { useQueries } from '@tanstack/react-query';
import { useHost, useLanguage } from '@airdex/mfe-kit/screen';
import type { ProgrammeCard } from '@airdex/shared-contracts/api';
import { flowQuery } from '../card-queries/card-queries.ts';
import type { TravelledProgramme } from '../international-flow/flow-map-content.ts';
import { comparedTitles } from './compared-titles.ts';

export interface Flows {
  /** One entry for each programme, so that its position decides its colour; without launches if they are unknown. */
  readonly travelled: readonly TravelledProgramme[];
  readonly failed: readonly { readonly id: number; readonly title: string }[];
  readonly isLoading: boolean;
  readonly isRetrying: boolean;
  /** Loads what failed. */
  readonly retry: () => void;
}

/** The launches of the formats of programmes, loaded side by side. */
export function useFlows(cards: readonly ProgrammeCard[]): Flows {
  const { api } = useHost();
  const language = useLanguage();
  const parts = useQueries({ queries: cards.map(({ idProgram }) => flowQuery(idProgram, api, language)) });
  const titles = comparedTitles(cards);
  // A flow that could not be loaded again is still shown.
  const hasFailed = (part: (typeof parts)[number] | undefined) =>
    part?.isError === true && part.data === undefined;
  const failed = parts.filter(hasFailed);
  return {
    travelled: cards.map(({ idProgram }, place) => ({
      idProgram,
      title: titles[place] ?? '',
      launches: parts[place]?.data?.launches ?? [],
    })),
    failed: cards.flatMap(({ idProgram: id }, place) =>
      hasFailed(parts[place]) ? [{ id, title: titles[place] ?? '' }] : [],
    ),
    isLoading: parts.some(({ isPending }) => isPending),
    isRetrying: failed.some(({ isFetching }) => isFetching),
    retry: () => {
      for (const part of failed) void part.refetch();
    },
  };
}
