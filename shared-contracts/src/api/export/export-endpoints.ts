import * as z from 'zod/mini';
import { endpoint, events } from '../endpoint/endpoint.ts';
import { exportJobIdSchema, exportProgressSchema } from './export-job.ts';

export const exportEndpoints = {
  getExportProgress: endpoint({
    method: 'GET',
    path: 'api/Export/Progress/{jobId}',
    access: 'user',
    summary:
      "Progress of one of the caller's exports, until it ends. May be requested before it starts; another user's job looks like one that has not started.",
    params: z.object({ jobId: exportJobIdSchema }),
    response: events(exportProgressSchema),
  }),
};
