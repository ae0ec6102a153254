import { createProgram } from './program.ts';
import { runProgram } from './run-program.ts';

/** What a run of `mfe` printed, and its exit code. */
export interface Outcome {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** For tests: runs `mfe` in this process, as quickly as that is, and catches what it prints. */
export async function runMfe(...args: readonly string[]): Promise<Outcome> {
  const caught = { stdout: '', stderr: '' };
  const originals = { stdout: process.stdout.write, stderr: process.stderr.write };
  const catching = (stream: 'stdout' | 'stderr') => (text: string | Uint8Array) => {
    caught[stream] += String(text);
    return true;
  };
  process.stdout.write = catching('stdout');
  process.stderr.write = catching('stderr');
  try {
    const code = await runProgram(createProgram(), args);
    return { code, ...caught };
  } finally {
    process.stdout.write = originals.stdout;
    process.stderr.write = originals.stderr;
  }
}
