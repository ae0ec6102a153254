import { RegistryError } from '@airdex/release-registry';
import { BackupError } from '../backup/backup-error.ts';
import { ConfigurationError } from '../configuration.ts';
import { describeDatabaseFailure } from '../database/describe-database-failure.ts';
import { ListenError } from '../listen.ts';

/** Error codes of the operating system for a folder without write access. */
const NOT_WRITABLE = new Set<unknown>(['EACCES', 'EPERM', 'EROFS']);

/**
 * One sentence for the user who starts or stops the server; null for a defect, which is shown with its stack.
 */
export function describeFailure(error: unknown): string | null {
  if (error instanceof AggregateError) {
    const sentences = error.errors.map(describeFailure);
    return sentences.includes(null) ? null : sentences.join('\n');
  }
  if ([BackupError, ConfigurationError, ListenError, RegistryError].some((kind) => error instanceof kind))
    return (error as Error).message;
  if (error instanceof Error && 'code' in error && NOT_WRITABLE.has(error.code))
    return `The data folder (DATA_DIR) can't be written: ${error.message}`;
  return describeDatabaseFailure(error);
}
