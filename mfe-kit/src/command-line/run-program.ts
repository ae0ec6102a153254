import { CommanderError } from 'commander';
import type { Command } from 'commander';
import { CommandError } from './command-error.ts';

/** Exit codes of `mfe`: done; refused or failed for a reason that was said; wrong use of the command line; a defect. */
export const EXIT = { done: 0, failed: 1, usage: 2, defect: 70 } as const;

function reportFailure(program: Command, message: string, hint: string | undefined): void {
  const { json } = program.opts<{ json?: boolean }>();
  const text = hint === undefined ? message : `${message}\n${hint}`;
  process.stderr.write(`${json === true ? JSON.stringify({ error: message, hint }) : text}\n`);
}

/** Runs the program with arguments (without node and script) and answers its exit code. Never rejects. */
export async function runProgram(program: Command, args: readonly string[]): Promise<number> {
  try {
    await program.parseAsync(args, { from: 'user' });
    return EXIT.done;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.done : EXIT.usage;
    if (error instanceof CommandError) {
      reportFailure(program, error.message, error.hint);
      return EXIT.failed;
    }
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
    return EXIT.defect;
  }
}
