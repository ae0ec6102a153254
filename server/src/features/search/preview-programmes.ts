import type { ProgrammeLine } from '@airdex/shared-contracts/api';
import type { Language } from '@airdex/shared-contracts/constants';
import type { OrderBy, SearchFilter } from '@airdex/shared-contracts/search-filter';
import type { Caller } from '../../http/caller.ts';
import type { CatalogueServices } from '../../catalogue/catalogue-services.ts';
import { loadLines } from '../../catalogue/load-lines.ts';
import { resolveFilter } from './resolve-filter.ts';

export interface PreviewQuery {
  readonly filter: SearchFilter;
  readonly lastCall?: string | null;
  readonly orderBy?: readonly OrderBy[];
  readonly limit: number;
}

const EVERYTHING = { isAllSelected: true, selectMode: 'Exclude' } as const;

/** The first programmes of a filter and their total number. */
export async function previewProgrammes(
  services: CatalogueServices,
  caller: Caller,
  language: Language,
  { filter, lastCall = null, orderBy = [], limit }: PreviewQuery,
): Promise<{ programs: ProgrammeLine[]; count: number }> {
  const query = await resolveFilter(services, caller, language, filter);
  const selection = { ...EVERYTHING, selectedIds: [] };
  if (limit === 0) return { programs: [], count: await services.index.count({ ...query, selection }) };
  const found = await services.index.search({ ...query, selection, orderBy, page: 1, resultsPerPage: limit });
  return {
    programs: await loadLines(services, { ...query, ids: found.ids, lastCall }),
    count: found.count ?? 0,
  };
}
