/** The data folder is unusable; the message is one sentence for the user who started the server. */
export class UnusableDataFolderError extends Error {
  override readonly name = 'UnusableDataFolderError';
  /** Whether another process uses the folder, or this one already does. */
  readonly isInUse: boolean;

  constructor(message: string, { isInUse = false } = {}) {
    super(message);
    this.isInUse = isInUse;
  }
}
