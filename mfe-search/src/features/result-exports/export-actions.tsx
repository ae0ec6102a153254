import { FileDown, FileSpreadsheet } from 'lucide-react';
import { useHost } from '@airdex/mfe-kit/screen';
import type { OrderBy, SearchFilter } from '@airdex/shared-contracts/search-filter';
import { useRecap } from '../recap/use-recap.ts';
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
  readonly getOrder: () => readonly OrderBy[];
}

interface ButtonsProps {
  readonly selection: SelectionStore;
  readonly onExport: (kind: ExportKind) => void;
}

/** Renders at every tick, unlike the names of the recap, which may be those of thousands of channels. */
function ExportButtons({ selection, onExport }: ButtonsProps) {
  const { selected } = useSelectionSummary(selection);
  const common = { selected, disabledReason: useNothingSelected(selection) };
  return (
    <>
      <ExportButton
        kind="pdf"
        icon={<FileDown aria-hidden="true" />}
        {...common}
        onExport={() => {
          onExport('pdf');
        }}
      />
      <ExportButton
        kind="excel"
        icon={<FileSpreadsheet aria-hidden="true" />}
        {...common}
        onExport={() => {
          onExport('excel');
        }}
      />
    </>
  );
}

/**
 * PDF and Excel of the selected programmes. A spreadsheet names the filters, so it waits for names that are still loading.
 * The page runs the exports, so they continue when the user leaves the results.
 */
export function ExportActions({ selection, filter, getOrder }: Props) {
  const { exports, session } = useHost();
  const { loadLines } = useRecap();
  const start = (kind: ExportKind) => {
    // The selection at this moment, because it may change while names load.
    const summary = selection.summary();
    const request = selection.request();
    const selected = { summary: () => summary, request: () => request };
    const exported = { filter, orderBy: getOrder(), selection: selected };
    if (kind === 'pdf') exports.start(exportOrder(kind, { ...exported, recapFilters: [] }));
    else {
      const user = session.get()?.IdUser;
      void loadLines().then((lines) => {
        if (session.get()?.IdUser !== user) return;
        exports.start(exportOrder(kind, { ...exported, recapFilters: recapFilters(lines) }));
      });
    }
  };
  return <ExportButtons selection={selection} onExport={start} />;
}
