/** The data folder can't be used as it is; the message is one sentence for the person who started the server. */
export class UnusableDataFolderError extends Error {
  override readonly name = 'UnusableDataFolderError';
}
