import { sql, type Kysely } from 'kysely';
import type { DatabaseSchema } from '@airdex/server/database';
import { IMPORT_LOCK } from '@airdex/server/import-lock';
import { RejectsFile } from '../report/rejects-file.ts';
import { reasonOf } from '../source/import-error.ts';
import { openSession } from '../staging/import-session.ts';
import { collectFiles } from './collect-files.ts';
import { committedTransactions, undoneTransactions } from './file-transactions.ts';
import { importFile } from './import-file.ts';
import type { FileResult, ImportResult } from './import-result.ts';
import { holdsSample } from './replace-sample.ts';
import {
  recogniseFile,
  type GuideFile,
  type OtherFile,
  type RecognisedFile,
  type TableFile,
} from './recognise-file.ts';

export interface ImportProgress {
  /** Called once all files are known, with the number of bytes to read. */
  begin(totalBytes: number): void;
  file(name: string): void;
  bytes(size: number): void;
  result(result: FileResult): void;
}

export interface ImportOptions {
  /** True: reports what an import would do, and stores nothing. */
  readonly dryRun?: boolean;
  /** True: removes the generated sample together with the first file that has programmes. */
  readonly replaceSample?: boolean;
  /** Folder for the rejects file. */
  readonly rejectsFolder: string;
  /** Reads every file in this encoding instead of detecting it. */
  readonly encoding?: string | null;
  readonly progress?: ImportProgress;
}

const SILENT: ImportProgress = { begin: () => {}, file: () => {}, bytes: () => {}, result: () => {} };

/**
 * Imports files and folders into the catalogue. Each file is imported wholly or not at all, and a failing
 * file does not prevent the others from being imported. The importer chooses the order: files that others
 * refer to come first.
 *
 * @throws ImportError if a given path does not exist, a folder has no file to import, or rejected rows could not be written
 */
export async function runImport(
  database: Kysely<DatabaseSchema>,
  paths: readonly string[],
  { dryRun = false, replaceSample = false, rejectsFolder, encoding = null, progress = SILENT }: ImportOptions,
): Promise<ImportResult> {
  const rejects = new RejectsFile(rejectsFolder);
  rejects.check();
  const found: RecognisedFile[] = [];
  for (const file of await collectFiles(paths)) found.push(await recogniseFile(file, encoding));
  const importable = found.filter(isImportable).sort((a, b) => a.rank - b.rank);
  progress.begin(importable.reduce((sum, { file }) => sum + file.size, 0));

  const results: FileResult[] = [];
  const report = (result: FileResult): void => {
    results.push(result);
    progress.result(result);
  };
  const transactions = dryRun ? await undoneTransactions(database) : committedTransactions(database);
  let sampleThere = replaceSample;
  let sampleKept = false;
  try {
    for (const file of importable) {
      progress.file(file.file.name);
      try {
        const result = await transactions.run(async (transaction) => {
          await sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`.execute(transaction);
          const session = await openSession(transaction);
          const options = {
            onBytes: (size: number) => progress.bytes(size),
            replaceSample: sampleThere,
            rejects,
          };
          return importFile(session, file, options);
        });
        sampleThere &&= !result.replacesSample;
        report(result);
      } catch (error) {
        report({ state: 'failed', file: file.file.name, layout: nameOf(file), reason: reasonOf(error) });
      }
      await rejects.flush();
    }
    sampleKept = sampleThere && (await transactions.run(holdsSample));
  } finally {
    await transactions.close();
    await rejects.flush();
  }
  for (const other of found)
    if (!isImportable(other))
      report({ state: other.kind, file: other.file.name, layout: other.layout, reason: other.reason });
  return {
    files: results,
    rejects: rejects.exists ? rejects.path : null,
    rejectsFailure: rejects.failure,
    sampleKept,
  };
}

function isImportable(file: RecognisedFile): file is Exclude<RecognisedFile, OtherFile> {
  return file.kind === 'guide' || file.kind === 'table';
}

function nameOf(file: GuideFile | TableFile): string {
  return file.kind === 'guide' ? 'XMLTV' : file.layout.id;
}
