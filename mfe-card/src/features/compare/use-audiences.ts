import { useQueries } from '@tanstack/react-query';
import { useHost } from '@airdex/mfe-kit/screen';
import type { ProgrammeCard } from '@airdex/shared-contracts/api';
import { useFactTexts } from '../card-facts/fact-texts.ts';
import { audienceQuery } from '../card-queries/card-queries.ts';
import type { MeasuredProgramme } from './compared-audience.ts';
import { comparedTitles, type TitledProgramme } from './compared-titles.ts';

/** A programme without audience results to show, and the reason. */
interface Unmeasured extends TitledProgramme {
  readonly reason: 'none' | 'noAccess' | 'failed';
}

export interface Audiences {
  readonly measured: readonly MeasuredProgramme[];
  readonly unmeasured: readonly Unmeasured[];
  readonly isLoading: boolean;
  /** Loads what failed. */
  readonly retry: () => void;
}

/** The audience results of programmes, loaded side by side. */
export function useAudiences(cards: readonly ProgrammeCard[]): Audiences {
  const { api } = useHost();
  const { t, language } = useFactTexts();
  const parts = useQueries({
    queries: cards.map(({ idProgram }) => audienceQuery(idProgram, api, language)),
  });
  const states = comparedTitles(cards, t).flatMap(
    (programme, place): readonly (MeasuredProgramme | Unmeasured)[] => {
      const part = parts[place];
      if (part === undefined || part.isPending) return [];
      if (part.data === undefined) return [{ ...programme, reason: 'failed' }];
      if (part.data !== null && part.data.rows.length > 0)
        return [{ ...programme, place, results: part.data }];
      return [{ ...programme, reason: cards[place]?.includesAudienceResults === true ? 'none' : 'noAccess' }];
    },
  );
  const failed = parts.filter(({ isError }) => isError);
  return {
    measured: states.flatMap((state) => ('results' in state ? [state] : [])),
    unmeasured: states.flatMap((state) => ('reason' in state ? [state] : [])),
    isLoading: parts.some(({ isPending }) => isPending),
    retry: () => {
      for (const part of failed) void part.refetch();
    },
  };
}
