import { jest } from '@jest/globals';
import { createProgram } from './program.ts';
import { runProgram } from './run-program.ts';

/** Output and exit code of a run of `mfe`. */
export interface Outcome {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Captures the output to a stream of this process. */
function caught(stream: NodeJS.WriteStream): { text(): string; restore(): void } {
  let text = '';
  const spy = jest.spyOn(stream, 'write').mockImplementation((chunk) => {
    text += String(chunk);
    return true;
  });
  return { text: () => text, restore: () => spy.mockRestore() };
}

/** For tests: runs `mfe` in this process, which is faster, and captures its output. */
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
