import type { OperationContext } from '../operation.ts';
import { applyChapters } from './apply-chapters.ts';
import { applyCompanies } from './apply-companies.ts';
import type { ApplyOptions } from './apply-options.ts';
import { applyReports } from './apply-reports.ts';
import { applySelection } from './apply-selection.ts';
import type { DeclaredState } from './declared-state.ts';

/** Changes the installation to the declared state. Records every change. */
export async function applyState(
  context: OperationContext,
  { companies, reports, chapters, selection }: DeclaredState,
  options: ApplyOptions,
): Promise<void> {
  if (companies !== null) await applyCompanies(context, companies, options);
  if (reports !== null) await applyReports(context, reports, options);
  if (chapters !== null) await applyChapters(context, chapters, options);
  if (selection !== null) await applySelection(context, selection, options);
}
