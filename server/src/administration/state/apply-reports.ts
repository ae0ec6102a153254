import { refuseAbsentMedia } from '../content/media-fields.ts';
import { replacingFiles } from '../content/published-files.ts';
import { reportName } from '../content/report-definition.ts';
import { readReports, removeReport, requireReport, writeReport } from '../content/write-report.ts';
import type { OperationContext } from '../operation.ts';
import type { ApplyOptions } from './apply-options.ts';
import type { Declared } from './declared-state.ts';
import { at } from './parse-state.ts';
import type { StateReport } from './state-schema.ts';

/** Changes the reports to the declared ones. */
export async function applyReports(
  context: OperationContext,
  declared: readonly Declared<StateReport>[],
  { prune }: Pick<ApplyOptions, 'prune'>,
): Promise<void> {
  const named = new Set(declared.map(({ value }) => reportName(value)));
  const stored = await readReports(context.transaction);
  if (prune)
    for (const report of stored)
      if (!named.has(reportName(report.definition))) await removeReport(context, report);
  for (const report of declared)
    await at(report, [], async () => {
      const { pdf, pdfZh, ...definition } = report.value;
      const name = reportName(definition);
      const found = stored.find((each) => reportName(each.definition) === name);
      // Read again, because another report may have replaced it as the insights card.
      const known = found === undefined ? null : await requireReport(context.transaction, found.id);
      await refuseAbsentMedia(context.media, definition, known?.definition);
      const files = { en: report.fileAt(pdf), zh: report.fileAt(pdfZh) };
      await writeReport(context, known, definition, replacingFiles(known?.files ?? [], files));
    });
}
