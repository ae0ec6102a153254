import type { Readable } from 'node:stream';
import { EXCEL_EXPORT_MAX } from '@airdex/shared-contracts/constants';
import type { ExportJobs } from '../exports/export-jobs.ts';
import { createExportQueue } from '../exports/export-queue.ts';
import { selectProgrammes } from '../exports/select-programmes.ts';
import type { HandlersOf } from '../../http/call.ts';
import { HttpError } from '../../http/http-error.ts';
import type { Installation } from '../../mail/installation.ts';
import type { CatalogueServices } from '../../catalogue/catalogue-services.ts';
import { writeWorkbook } from '../../spreadsheet/index.ts';
import { includesAudienceResults } from '../../subscription-scope/scopes.ts';
import { programmeSheet } from './programme-sheet.ts';
import { recapSheet } from './recap-sheet.ts';
import { spoolFile } from './spool-file.ts';

const FILE_NAME = 'Programme-Page-Report.xlsx';
const LIMIT = { max: EXCEL_EXPORT_MAX, message: 'excelMaxExceeded' } as const;
/**
 * Two, so that a short export need not wait for a long one. Their rows are read in turn, so more would not be faster.
 */
const QUEUE = { atOnce: 2, waiting: 200 } as const;

export interface SearchExportOptions {
  readonly jobs: ExportJobs;
  readonly installation: Pick<Installation, 'publicUrl'>;
  /** Short name of the provider. */
  readonly provider: string;
}

export function searchExportHandlers(
  services: CatalogueServices,
  { jobs, installation, provider }: SearchExportOptions,
): HandlersOf<'getAdvancedSearchProgramsExport'> {
  const queue = createExportQueue(QUEUE);
  return {
    async getAdvancedSearchProgramsExport(call) {
      const { body, caller, language, signal } = call;
      const job = jobs.open(caller, body.jobId);
      let outcome: 'done' | 'failed' = 'failed';
      try {
        const { ids, scope } = await selectProgrammes(services, call, { ...LIMIT, provider });
        const make = (): Promise<Readable> => {
          job.begin(ids.length);
          const today = services.today();
          const programmes = programmeSheet(services, {
            ids,
            language,
            today,
            publicUrl: installation.publicUrl,
            withResults: includesAudienceResults(scope) ? services.index.audienceVisible(scope, ids) : null,
            onProgress: (done) => job.reach(done),
          });
          const recap = recapSheet(body.recapFilters ?? [], {
            language,
            today,
            username: caller.username,
            programmes: ids.length,
          });
          return spoolFile(writeWorkbook([recap, programmes]), signal);
        };
        const turn = { idUser: caller.idUser, signal, onPlace: (place: number) => job.wait(place) };
        const content = await queue.run(turn, make);
        outcome = 'done';
        return { content, fileName: FILE_NAME };
      } catch (error) {
        // Nobody reads the response any more, and nothing failed.
        if (signal.aborted) throw new HttpError('conflict', 'The export was cancelled');
        throw error;
      } finally {
        job.end(outcome);
      }
    },
  };
}
