import type { ExportOrder } from '@airdex/shared-contracts/remote-contract';
import type { OrderBy, SearchFilter } from '@airdex/shared-contracts/search-filter';
import type { SelectionStore } from '../selection/selection-store.ts';
import { sentOrder } from '../sorting/sent-order.ts';
import type { ExportKind } from './export-limit.ts';

type ExcelOrder = Extract<ExportOrder, { readonly call: 'getAdvancedSearchProgramsExport' }>;
/** The active filters as the spreadsheet's first sheet lists them, in the language of the screen. */
export type RecapFilters = NonNullable<ExcelOrder['body']['recapFilters']>;

/** What an export is made of: the search on the screen, and what is selected of it. */
export interface Exported {
  readonly filter: SearchFilter;
  readonly orderBy: readonly OrderBy[];
  readonly selection: Pick<SelectionStore, 'summary' | 'request'>;
  readonly recapFilters: RecapFilters;
}

/** The order of a file with the selected programmes, in the order of the screen. */
export function exportOrder(
  kind: ExportKind,
  { filter, orderBy, selection, recapFilters }: Exported,
): ExportOrder {
  const programmes = selection.summary().selected;
  const body = {
    ...filter,
    ...selection.request(),
    orderBy: sentOrder(orderBy),
    // An export is no look at a saved search's news.
    refreshLastCall: false,
  };
  return kind === 'pdf'
    ? { call: 'getCardPdf', body, programmes }
    : { call: 'getAdvancedSearchProgramsExport', body: { ...body, recapFilters }, programmes };
}
