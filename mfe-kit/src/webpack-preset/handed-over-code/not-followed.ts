import { CommandError } from '../../command-error.ts';

/** What is wrong with a file that may be built of others than can be found out: a version made without them would lie. */
export function notFollowed(file: string, what: string, cause?: unknown): CommandError {
  return new CommandError(`${file} is code that the shell hands over, and has ${what}`, {
    hint: 'Its version is made of all files that are built into it, and this can not be followed. Name the file in a plain import, or leave it out of handed-over/index.ts.',
    cause,
  });
}
