import { EXCEL_EXPORT_MAX, PDF_EXPORT_MAX } from '@airdex/shared-contracts/constants';

export type ExportKind = 'pdf' | 'excel';

/** How many programmes a file may contain. */
export const EXPORT_MAX: Readonly<Record<ExportKind, number>> = {
  pdf: PDF_EXPORT_MAX,
  excel: EXCEL_EXPORT_MAX,
};

/** Whether this many selected programmes can be exported. An empty selection is not checked here. */
export function isExceeded(kind: ExportKind, selected: number): boolean {
  return selected > EXPORT_MAX[kind];
}
