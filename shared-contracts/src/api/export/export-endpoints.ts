import * as z from 'zod/mini';
import { endpoint, events } from '../endpoint/endpoint.ts';
import { exportJobIdSchema, exportProgressSchema } from './export-job.ts';

export const exportEndpoints = {
  getExportProgress: endpoint({
    method: 'GET',
    path: 'api/Export/Progress/{jobId}',
    access: 'user',
    params: z.object({ jobId: exportJobIdSchema }),
    response: events(exportProgressSchema),
  }),
};
