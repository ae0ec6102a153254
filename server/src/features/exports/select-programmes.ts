import type { Language } from '@airdex/shared-contracts/constants';
import type { ProgrammeSelection, SelectedSearch } from '@airdex/shared-contracts/search-filter';
import type { Caller } from '../../http/caller.ts';
import { HttpError } from '../../http/http-error.ts';
import type { CatalogueServices } from '../../catalogue/catalogue-services.ts';
import { resolveFilter } from '../search/resolve-filter.ts';
import type { SubscriptionScope } from '../../subscription-scope/subscription-scope.ts';
import { exportMessages } from './export-messages.ts';

interface ExportCall {
  readonly body: SelectedSearch;
  readonly caller: Caller;
  readonly language: Language;
  readonly signal?: AbortSignal;
}

export interface ExportLimit {
  readonly max: number;
  readonly message: 'excelMaxExceeded' | 'pdfMaxExceeded';
  /** Short name of the provider, whom the message says to contact. */
  readonly provider: string;
}

export interface SelectedProgrammes {
  /** In the requested order; all of them inside the scope. */
  readonly ids: Int32Array;
  readonly scope: SubscriptionScope;
}

/**
 * Whether a selection without programmes is empty because nothing is ticked. Otherwise its programmes are not
 * available.
 */
const selectsNothing = ({ isAllSelected, selectMode, selectedIds }: ProgrammeSelection): boolean =>
  selectMode === 'Exclude' ? selectedIds.length > 0 : !isAllSelected && selectedIds.length === 0;

/** The programmes to export. Rejects if there are none (400) or too many (409). */
export async function selectProgrammes(
  services: CatalogueServices,
  { body, caller, language, signal }: ExportCall,
  limit: ExportLimit,
): Promise<SelectedProgrammes> {
  const query = await resolveFilter(services, caller, language, body, signal);
  const { isAllSelected, selectMode, selectedIds, orderBy } = body;
  const selection = { isAllSelected, selectMode, selectedIds };
  const { ids, count } = await services.index.selectedIds({ ...query, selection, orderBy }, limit.max);
  const messages = exportMessages(limit.provider);
  if (count > limit.max) throw new HttpError('limit-exceeded', messages[limit.message]);
  if (count === 0) {
    const message = messages[selectsNothing(selection) ? 'nothingSelected' : 'noneAvailable'];
    throw new HttpError('validation', message, { field: 'selectedIds' });
  }
  return { ids, scope: query.scope };
}
