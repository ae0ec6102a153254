import { finished, type Readable } from 'node:stream';
import type { ExportJob } from './export-jobs.ts';

/** Ends the job when the file has been read to its end, has failed, or is no longer wanted. */
export function endWithStream(job: ExportJob, file: Readable): Readable {
  finished(file, (error) => job.end(error ? 'failed' : 'done'));
  return file;
}
