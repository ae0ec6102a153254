/** The data folder is unusable; the message is one sentence for the user who started the server. */
export class UnusableDataFolderError extends Error {
  override readonly name = 'UnusableDataFolderError';
}

/** Another process uses the folder, or this one already does. */
export class DataFolderInUseError extends UnusableDataFolderError {}
