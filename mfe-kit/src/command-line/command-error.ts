/**
 * A failure that is the user's to mend: shown as one message with a hint, without a stack.
 * The exit code of the command is 1.
 */
export class CommandError extends Error {
  override readonly name = 'CommandError';
  readonly hint: string | undefined;

  constructor(message: string, options: { readonly hint?: string; readonly cause?: unknown } = {}) {
    super(message, { cause: options.cause });
    this.hint = options.hint;
  }
}
