import { EXCEL_EXPORT_MAX, PDF_EXPORT_MAX } from '@airdex/shared-contracts/constants';

export type ExportKind = 'pdf' | 'excel';

/** How many programmes a file may hold. */
export const EXPORT_MAX: Readonly<Record<ExportKind, number>> = {
  pdf: PDF_EXPORT_MAX,
  excel: EXCEL_EXPORT_MAX,
};

/** Whether so many selected programmes can be exported; nothing selected is not a matter of limits. */
export function isExceeded(kind: ExportKind, selected: number): boolean {
  return selected > EXPORT_MAX[kind];
}
