import type { Readable } from 'node:stream';
import type { ExportJob } from './export-jobs.ts';

/** Ends the job when the file has been read to its end, has failed, or is no longer wanted. */
export function endWithStream(job: ExportJob, file: Readable): Readable {
  // Not by `finished`: a file that is given up may look finished to it, once its rows have been told to end.
  let isWhole = false;
  file.once('end', () => (isWhole = true));
  file.once('close', () => job.end(isWhole ? 'done' : 'failed'));
  return file;
}
