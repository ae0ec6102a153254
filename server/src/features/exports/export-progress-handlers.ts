import type { HandlersOf } from '../../http/call.ts';
import type { ExportJobs } from './export-jobs.ts';

export function exportProgressHandlers(jobs: ExportJobs): HandlersOf<'getExportProgress'> {
  return {
    getExportProgress: ({ params, caller, signal }) => jobs.follow(caller, params.jobId, signal),
  };
}
