import { EXCEL_EXPORT_MAX } from '@airdex/shared-contracts/constants';
import { endWithStream } from '../export-progress/end-with-stream.ts';
import type { ExportJobs } from '../export-progress/export-jobs.ts';
import { selectProgrammes } from '../export-selection/select-programmes.ts';
import type { HandlersOf } from '../http/call.ts';
import type { CatalogueServices } from '../search/catalogue-services.ts';
import { writeWorkbook } from '../spreadsheet/index.ts';
import { includesAudienceResults } from '../subscription-scope/scopes.ts';
import { programmeSheet } from './programme-sheet.ts';
import { recapSheet } from './recap-sheet.ts';

const FILE_NAME = 'Programme-Page-Report.xlsx';
const LIMIT = { max: EXCEL_EXPORT_MAX, message: 'excelMaxExceeded' } as const;

export interface SearchExportOptions {
  readonly jobs: ExportJobs;
  /** Address that subscribers open the site by. */
  readonly publicUrl: string;
}

export function searchExportHandlers(
  services: CatalogueServices,
  { jobs, publicUrl }: SearchExportOptions,
): HandlersOf<'getAdvancedSearchProgramsExport'> {
  return {
    async getAdvancedSearchProgramsExport(call) {
      const { body, caller, language } = call;
      const job = jobs.open(caller, body.jobId);
      try {
        const { ids, scope } = await selectProgrammes(services, call, LIMIT);
        job.begin(ids.length);
        const today = services.today();
        const programmes = programmeSheet(services.reader, {
          ids,
          language,
          today,
          publicUrl,
          withResults: includesAudienceResults(scope) ? services.index.audienceVisible(scope, ids) : null,
          onProgress: (done) => job.reach(done),
        });
        const recap = recapSheet(body.recapFilters ?? [], {
          language,
          today,
          username: caller.username,
          programmes: ids.length,
        });
        return { content: endWithStream(job, writeWorkbook([recap, programmes])), fileName: FILE_NAME };
      } catch (error) {
        job.end('failed');
        throw error;
      }
    },
  };
}
