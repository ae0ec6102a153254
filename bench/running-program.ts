import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** A program started by this process. */
export interface RunningProgram {
  readonly pid: number;
  /** Its output so far. */
  output(): string;
  /** True once it has ended in any way. */
  hasEnded(): boolean;
  /** Resolves with its exit code once it has ended; null after a signal. */
  readonly ended: Promise<number | null>;
  /** Asks it to end, and kills it after ten seconds. */
  stop(): Promise<void>;
}

const STOPPED_WITHIN_MS = 10_000;

// Without a handler, a signal ends this process at once and leaves the started programs behind.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

/** Starts a program. `onLine` gets each line of its standard output as it arrives. */
export function startProgram(
  file: string,
  args: readonly string[],
  options: { readonly cwd: string; readonly env: NodeJS.ProcessEnv },
  onLine: (line: string) => void = () => undefined,
): RunningProgram {
  const child = spawn(file, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  const endWithThis = () => child.kill('SIGKILL');
  process.once('exit', endWithThis);
  child.once('close', () => process.off('exit', endWithThis));
  let output = '';
  let rest = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text));
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    lines.forEach(onLine);
  });
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const ended = once(child, 'close').then(() => child.exitCode);
  return {
    pid: child.pid ?? 0,
    output: () => output,
    hasEnded,
    ended,
    async stop() {
      if (hasEnded()) return;
      child.kill('SIGTERM');
      const force = setTimeout(() => child.kill('SIGKILL'), STOPPED_WITHIN_MS);
      await ended;
      clearTimeout(force);
    },
  };
}

/** Runs a program to its end, and returns its output. @throws Error with its output if it fails. */
export async function runProgram(
  file: string,
  args: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv = process.env,
): Promise<string> {
  const program = startProgram(file, args, { cwd, env });
  const code = await program.ended;
  if (code !== 0) throw new Error(`${file} ${args.join(' ')} failed (${String(code)})\n${program.output()}`);
  return program.output();
}
