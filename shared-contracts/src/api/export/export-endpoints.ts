import * as z from 'zod/mini';
import { endpoint, events } from '../endpoint/endpoint.ts';
import { exportJobIdSchema, exportProgressSchema } from './export-job.ts';

export const exportEndpoints = {
  getExportProgress: endpoint({
    method: 'GET',
    path: 'api/Export/Progress/{jobId}',
    access: 'user',
    summary:
      "How far one of the caller's exports is, whenever it changes, until it has ended. May be asked for before the export is; the jobs of others look like jobs that are still to come.",
    params: z.object({ jobId: exportJobIdSchema }),
    response: events(exportProgressSchema),
  }),
};
