/**
 * Exit codes of `mfe`, for scripts:
 * - `done`: the command succeeded, or there was nothing to do;
 * - `fault`: something is broken or unreachable, or the build failed; the message says what;
 * - `usage`: the command line is wrong;
 * - `conflict`: somebody else made a change first: check the status, then try again;
 * - `refused`: the change is not allowed;
 * - `missing`: nothing has this name;
 * - `defect`: a bug in the kit itself, printed with its stack.
 */
export const EXIT = { done: 0, fault: 1, usage: 2, conflict: 3, refused: 4, missing: 5, defect: 70 } as const;

/** The end of the help of `mfe`. */
export const EXIT_HELP = `
Exit codes: ${EXIT.done} done, ${EXIT.fault} a fault, ${EXIT.usage} wrong usage, ${EXIT.conflict} a conflicting change, ${EXIT.refused} refused, ${EXIT.missing} not found, ${EXIT.defect} a defect of mfe.`;
