import type { FileResult } from './import-result.ts';
import { printable } from '../report/printable.ts';

/** The result of a file, with text from the file and its name made safe for a terminal. */
export function printableResult<Result extends FileResult>(result: Result): Result {
  return {
    ...result,
    file: printable(result.file),
    ...('reason' in result ? { reason: printable(result.reason) } : {}),
  };
}
