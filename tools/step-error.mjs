/**
 * A failed step. `message` is one clear sentence for the user; `output` is the output of the program, unless it was
 * already shown.
 */
export class StepError extends Error {
  /** @param {string} message @param {string} [output] */
  constructor(message, output = '') {
    super(message);
    this.name = 'StepError';
    this.output = output;
  }
}

/**
 * Whether the command was called with options that it does not have. Node's messages are made for users.
 *
 * @param {unknown} error
 * @returns {error is Error}
 */
function isWrongUsage(error) {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_');
}

/**
 * Ends the process because of an error. Prints its message, and the stack of an unexpected error.
 *
 * @param {unknown} error
 */
export function failWith(error) {
  if (isWrongUsage(error)) process.stderr.write(`\n${error.message}\n`);
  else if (error instanceof StepError) {
    if (error.output !== '') process.stderr.write(`${error.output.trimEnd()}\n`);
    process.stderr.write(`\n${error.message}\n`);
  } else {
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  }
  process.exit(1);
}
