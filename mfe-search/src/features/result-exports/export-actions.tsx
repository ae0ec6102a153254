import { FileDown, FileSpreadsheet } from 'lucide-react';
import { useHost } from '@airdex/mfe-kit/screen';
import type { OrderBy, SearchFilter } from '@airdex/shared-contracts/search-filter';
import { useRecapEntries } from '../recap/use-recap.ts';
import type { SelectionStore } from '../selection/selection-store.ts';
import { useNothingSelected } from '../selection/use-nothing-selected.ts';
import { useSelectionSummary } from '../selection/use-selection.ts';
import { ExportButton } from './export-button.tsx';
import type { ExportKind } from './export-limit.ts';
import { exportOrder } from './export-order.ts';
import { recapFilters } from './recap-filters.ts';

interface Props {
  readonly selection: SelectionStore;
  readonly filter: SearchFilter;
  readonly orderBy: readonly OrderBy[];
}

/** PDF and Excel of the selected programmes. The page makes them: they go on when the results are left. */
export function ExportActions({ selection, filter, orderBy }: Props) {
  const { exports } = useHost();
  const { selected } = useSelectionSummary(selection);
  const recap = useRecapEntries();
  const common = { selected, disabledReason: useNothingSelected(selection) };
  const start = (kind: ExportKind) => () => {
    const exported = { filter, orderBy, selection, recapFilters: recapFilters(recap) };
    exports.start(exportOrder(kind, exported));
  };
  return (
    <>
      <ExportButton kind="pdf" icon={<FileDown aria-hidden="true" />} {...common} onExport={start('pdf')} />
      <ExportButton
        kind="excel"
        icon={<FileSpreadsheet aria-hidden="true" />}
        {...common}
        onExport={start('excel')}
      />
    </>
  );
}
