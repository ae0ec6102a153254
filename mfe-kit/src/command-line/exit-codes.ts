/**
 * Exit codes of `mfe`, for scripts:
 * - `done`: it was done, or there was nothing to do;
 * - `fault`: something is broken or away, or the build failed; the message says what;
 * - `usage`: the command line is wrong;
 * - `conflict`: somebody else was faster: look again, then repeat;
 * - `refused`: it is not allowed as it is;
 * - `missing`: there is nothing of that name;
 * - `defect`: a fault of the kit itself, with its stack.
 */
export const EXIT = { done: 0, fault: 1, usage: 2, conflict: 3, refused: 4, missing: 5, defect: 70 } as const;

/** The end of the help of `mfe`. */
export const EXIT_HELP = `
Exit codes: ${EXIT.done} done, ${EXIT.fault} a fault, ${EXIT.usage} wrong usage, ${EXIT.conflict} a conflicting change, ${EXIT.refused} refused, ${EXIT.missing} not found, ${EXIT.defect} a defect of mfe.`;
