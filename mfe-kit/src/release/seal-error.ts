import { CommandError } from '../command-error.ts';

/** Numbers of faults of a build by another bundler. Each has a page in `docs/errors/`. */
const NUMBERS = {
  'no-container': 121,
  'no-lifecycles': 122,
  'library-bundled': 123,
  'library-not-shared': 124,
  'changed-after-sealing': 125,
} as const;

/** A fault of a build that `mfe seal` refuses, with the number of the page that explains it. */
export function sealError(fault: keyof typeof NUMBERS, message: string, hint: string): CommandError {
  return new CommandError(`AIRDEX-${NUMBERS[fault]}: ${message}`, { hint, kind: 'refused' });
}
