import type { ExportOrder } from '@airdex/shared-contracts/remote-contract';
import type { OrderBy, SearchFilter } from '@airdex/shared-contracts/search-filter';
import type { SelectionStore } from '../selection/selection-store.ts';
import { sentOrder } from '../sorting/sent-order.ts';
import type { ExportKind } from './export-limit.ts';

type ExcelOrder = Extract<ExportOrder, { readonly call: 'getAdvancedSearchProgramsExport' }>;
/** The active filters as on the spreadsheet's first sheet, in the interface language. */
export type RecapFilters = NonNullable<ExcelOrder['body']['recapFilters']>;

/** The basis of an export: the search on the screen, and what is selected. */
interface Exported {
  readonly filter: SearchFilter;
  readonly orderBy: readonly OrderBy[];
  readonly selection: Pick<SelectionStore, 'summary' | 'request'>;
  readonly recapFilters: RecapFilters;
}

/** The order of a file with the selected programmes, sorted as on the screen. */
export function exportOrder(
  kind: ExportKind,
  { filter, orderBy, selection, recapFilters }: Exported,
): ExportOrder {
  const programmes = selection.summary().selected;
  const body = {
    ...filter,
    ...selection.request(),
    orderBy: sentOrder(orderBy),
    // An export does not mark a saved search as viewed.
    refreshLastCall: false,
  };
  return kind === 'pdf'
    ? { call: 'getCardPdf', body, programmes }
    : { call: 'getAdvancedSearchProgramsExport', body: { ...body, recapFilters }, programmes };
}
