import path from 'node:path';
import { sql, type Kysely } from 'kysely';
import type { DatabaseSchema } from '@airdex/server/database';
import { importGuide } from '../guide/import-guide.ts';
import { FileReport } from '../report/file-report.ts';
import { openText } from '../source/open-text.ts';
import type { RejectsFile } from '../report/rejects-file.ts';
import { markChanged, type ImportSession } from '../staging/import-session.ts';
import type { FileResult } from './import-result.ts';
import { importTable } from './import-table.ts';
import type { GuideFile, TableFile } from './recognise-file.ts';
import { removeSample } from './replace-sample.ts';

export interface FileImport {
  readonly onBytes: (size: number) => void;
  /** Whether the file removes the sample if it has programmes. */
  readonly replaceSample: boolean;
  readonly rejects: RejectsFile;
}

/** Imports one file within the session's transaction. */
export async function importFile(
  session: ImportSession,
  file: GuideFile | TableFile,
  { onBytes, replaceSample, rejects }: FileImport,
): Promise<Extract<FileResult, { state: 'taken' }>> {
  const report = new FileReport(file.file.name, (row) => rejects.add(row));
  const { encoding } = file.inspected;
  if (file.kind === 'guide') {
    const text = openText(file.file.path, encoding, onBytes);
    await importGuide(session, report, text, path.basename(file.file.name));
  } else await importTable(session, report, file, onBytes, () => rejects.flushIfLong());
  await session.programmes.flush();
  report.close();
  // Only now it is known whether the file has a programme: all of its rows may be rejected.
  const replacesSample = replaceSample && session.programmes.written > 0;
  const sampleRemoved = replacesSample ? await removeSample(session.database) : 0;
  const changed = {
    channels: session.channels.changed,
    programmes: session.programmes.changed,
    formats: session.formats.changed,
  };
  const layout = file.kind === 'guide' ? 'XMLTV' : file.layout.id;
  const { counts } = report;
  if (counts.taken > 0 || sampleRemoved > 0 || Object.values(changed).some((count) => count > 0)) {
    await markChanged(session.database);
    await noteRun(session.database, file, layout, report);
  }
  return {
    state: 'taken',
    file: file.file.name,
    layout,
    encoding,
    rowsRead: report.rowsRead,
    counts,
    rejections: report.rejections,
    repairs: report.repairs,
    repairedRows: report.repairedRows,
    changed,
    wrongDeclaration: file.inspected.wrongDeclaration,
    replacesSample,
  };
}

async function noteRun(
  database: Kysely<DatabaseSchema>,
  { file, inspected }: GuideFile | TableFile,
  layout: string,
  report: FileReport,
): Promise<void> {
  await sql`
    insert into import_run (file_name, file_sha256, layout, rows_taken, rows_repaired, rows_rejected)
    values (${file.name}, ${inspected.sha256}, ${layout},
      ${report.counts.taken + report.counts.merged}, ${report.repairedRows}, ${report.counts.rejected})`.execute(
    database,
  );
}
