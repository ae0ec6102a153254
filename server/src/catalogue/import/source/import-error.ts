/** A file can't be taken at all; the message is one sentence for the person who started the import. */
export class ImportError extends Error {
  override readonly name = 'ImportError';
}
