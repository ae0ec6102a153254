import { FileSpreadsheet, FileText } from 'lucide-react';
import { useHost } from '@airdex/mfe-kit/screen';
import type { OrderBy, SearchFilter } from '@airdex/shared-contracts/search-filter';
import type { SelectionStore } from '../selection/selection-store.ts';
import { useNothingSelected } from '../selection/use-nothing-selected.ts';
import { useSelectionSummary } from '../selection/use-selection.ts';
import { ExportButton } from './export-button.tsx';
import type { ExportKind } from './export-limit.ts';
import { exportOrder, type RecapFilters } from './export-order.ts';

interface Props {
  readonly selection: SelectionStore;
  readonly filter: SearchFilter;
  readonly orderBy: readonly OrderBy[];
}

const NO_RECAP: RecapFilters = [];

/** PDF and Excel of the selected programmes. The page makes them: they go on when the results are left. */
export function ExportActions({ selection, filter, orderBy }: Props) {
  const { exports } = useHost();
  const { selected } = useSelectionSummary(selection);
  const recapFilters = NO_RECAP;
  const common = { selected, disabledReason: useNothingSelected(selection) };
  const start = (kind: ExportKind) => () => {
    exports.start(exportOrder(kind, { filter, orderBy, selection, recapFilters }));
  };
  return (
    <>
      <ExportButton kind="pdf" icon={<FileText aria-hidden="true" />} {...common} onExport={start('pdf')} />
      <ExportButton
        kind="excel"
        icon={<FileSpreadsheet aria-hidden="true" />}
        {...common}
        onExport={start('excel')}
      />
    </>
  );
}
