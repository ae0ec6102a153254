/**
 * A step that could not be done: `message` is one clear sentence for the person who waits; `output` is what the
 * program behind it printed, if that was not shown already.
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
 * Ends the process because of an error: the sentence, and for an error nobody foresaw its stack.
 *
 * @param {unknown} error
 */
export function failWith(error) {
  if (error instanceof StepError) {
    if (error.output !== '') process.stderr.write(`${error.output.trimEnd()}\n`);
    process.stderr.write(`\n${error.message}\n`);
  } else {
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  }
  process.exit(1);
}
