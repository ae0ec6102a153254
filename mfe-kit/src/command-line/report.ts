import type { Command } from 'commander';

/** Prints a command's result: `text` for people, `value` as JSON with --json. */
export function report(command: Command, text: string, value: unknown): void {
  const { json } = command.optsWithGlobals<{ json?: boolean }>();
  process.stdout.write(`${json === true ? JSON.stringify(value) : text}\n`);
}
