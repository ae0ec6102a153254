import type { FileResult } from './import-result.ts';
import { printable } from '../report/printable.ts';

/** The result of a file with what comes from the file, or from its name, as a terminal may show it. */
export function printableResult<Result extends FileResult>(result: Result): Result {
  return {
    ...result,
    file: printable(result.file),
    ...('reason' in result ? { reason: printable(result.reason) } : {}),
  };
}
