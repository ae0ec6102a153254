import { jest } from '@jest/globals';
import { createProgram } from './program.ts';
import { runProgram } from './run-program.ts';

/** What a run of `mfe` printed, and its exit code. */
export interface Outcome {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Catches what is written to a stream of this process. */
function caught(stream: NodeJS.WriteStream): { text(): string; restore(): void } {
  let text = '';
  const spy = jest.spyOn(stream, 'write').mockImplementation((chunk) => {
    text += String(chunk);
    return true;
  });
  return { text: () => text, restore: () => spy.mockRestore() };
}

/** For tests: runs `mfe` in this process, as quickly as that is, and catches what it prints. */
export async function runMfe(...args: readonly string[]): Promise<Outcome> {
  const [stdout, stderr] = [caught(process.stdout), caught(process.stderr)];
  try {
    const code = await runProgram(createProgram(), args);
    return { code, stdout: stdout.text(), stderr: stderr.text() };
  } finally {
    stdout.restore();
    stderr.restore();
  }
}
