import { inRoot } from '../root.ts';
import { startProgram } from '../running-program.ts';

/** The command line of the kit. */
export const MFE = inRoot('mfe-kit', 'bin', 'mfe.mjs');

/** Runs `mfe` as a team would, and returns its output. @throws Error with the output if it fails */
export async function mfe(...args: readonly string[]): Promise<string> {
  const program = startProgram(process.execPath, ['--disable-warning=ExperimentalWarning', MFE, ...args], {
    cwd: inRoot(),
    env: process.env,
  });
  const code = await program.ended;
  if (code !== 0) throw new Error(`mfe ${args[0] ?? ''} failed (${String(code)})\n${program.output()}`);
  return program.output();
}
