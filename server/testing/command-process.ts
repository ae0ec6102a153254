import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { inheritedEnvironment, NODE_ARGUMENTS } from './node-process.ts';

const COMMANDS = new URL('../src/commands/', import.meta.url).pathname;

const running = new Set<ChildProcess>();

/** A command in a separate process, as an operator runs it. */
export interface CommandProcess {
  readonly process: ChildProcess;
  /** Resolves with its exit code, null after a signal, and its output. */
  readonly ended: Promise<readonly [code: number | null, output: string]>;
}

/** Starts a command such as `backup`; its settings are those of `environment` only. */
export function startCommandProcess(
  command: string,
  environment: Readonly<Record<string, string>>,
  ...args: readonly string[]
): CommandProcess {
  const child = spawn(process.execPath, [...NODE_ARGUMENTS, `${COMMANDS}${command}.ts`, ...args], {
    env: { ...inheritedEnvironment(), ...environment },
  });
  running.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  const ended = once(child, 'close').then(([code]: unknown[]) => {
    running.delete(child);
    return [code as number | null, output] as const;
  });
  return { process: child, ended };
}

/** Runs a command to its end. */
export const runCommandProcess = (
  command: string,
  environment: Readonly<Record<string, string>>,
  ...args: readonly string[]
): CommandProcess['ended'] => startCommandProcess(command, environment, ...args).ended;

/** Ends everything that a test has left running. */
export function killCommands(): void {
  for (const child of running) child.kill('SIGKILL');
}
