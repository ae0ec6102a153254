/** Why a backup or a restore is not possible, as a sentence for the operator. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
