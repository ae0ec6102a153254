/** `fault`: something is broken or unreachable; `usage`: the command line is wrong; `refused`: it is not allowed. */
export type CommandErrorKind = 'fault' | 'usage' | 'refused';

interface CommandErrorOptions {
  readonly hint?: string;
  /** A fault by default. */
  readonly kind?: CommandErrorKind;
  readonly cause?: unknown;
}

/** A failure that the user can fix: shown as one message with a hint, without a stack. Its kind sets the exit code. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
  readonly hint: string | undefined;
  readonly kind: CommandErrorKind;

  constructor(message: string, options: CommandErrorOptions = {}) {
    super(message, { cause: options.cause });
    this.hint = options.hint;
    this.kind = options.kind ?? 'fault';
  }
}
