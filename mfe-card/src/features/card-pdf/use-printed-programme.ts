import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useHost, useLanguage } from '@airdex/mfe-kit/screen';
import { loadPosters } from '@airdex/shared-ui/poster';
import type {
  AudienceResults,
  InternationalFlow,
  ProgrammeCard,
  ProgrammeLine,
} from '@airdex/shared-contracts/api';
import { loadFlowMap, type FlowMapCode } from '../international-flow/flow-map-query.ts';
import type { StaticBars } from '../share-chart/static-bars.tsx';

/** Everything about a programme that is printed. */
export interface PrintedProgramme {
  readonly card: ProgrammeCard;
  readonly audience: AudienceResults | null;
  /** Draws the charts of the audience results; null without any. */
  readonly Bars: typeof StaticBars | null;
  readonly flow: InternationalFlow;
  /** The code of the map; null for a format that stayed in one country. */
  readonly map: FlowMapCode | null;
  /** Other launches of the programme. */
  readonly also: readonly ProgrammeLine[];
  /** Programmes similar to it. */
  readonly related: readonly ProgrammeLine[];
}

/**
 * Loads a programme completely, because a printed page must have no gaps. Null if it is outside the
 * subscription.
 */
export function usePrintedProgramme(id: number): UseQueryResult<PrintedProgramme | null> {
  const { api } = useHost();
  const language = useLanguage();
  return useQuery({
    queryKey: ['card-pdf', id, language],
    queryFn: async ({ signal }) => {
      const card = await api.getCard({ params: { id, forExport: true }, signal });
      if (card === null) return null;
      const [audience, flow, also, related] = await Promise.all([
        api.getAudienceResults({ params: { id }, signal }),
        api.getInternationalFlow({ params: { id }, signal }),
        api.getAlso({ params: { id }, signal }),
        api.getRelated({ params: { id }, signal }),
        // A poster that appears after the page was printed would be missing in it.
        loadPosters(),
      ]);
      const countries = new Set(flow.launches.flatMap(({ countryCode }) => countryCode ?? []));
      // The page waits for this, too. Otherwise it could be printed while the drawing is still loading.
      const [Bars, map] = await Promise.all([
        audience === null ? null : import('../share-chart/static-bars.tsx').then((code) => code.StaticBars),
        countries.size < 2 ? null : loadFlowMap(),
      ]);
      return { card, audience, Bars, flow, map, also, related };
    },
  });
}
