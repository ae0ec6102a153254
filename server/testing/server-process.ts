import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { inheritedEnvironment, NODE_ARGUMENTS } from './node-process.ts';

const MAIN = new URL('../src/main.ts', import.meta.url).pathname;

/** A server in a separate process, as `npm start` runs it. */
export interface ServerProcess {
  readonly process: ChildProcess;
  /** Its output so far. */
  readonly output: () => string;
  /** Resolves with the exit code. */
  readonly ended: Promise<number | null>;
  /** Resolves with the address that it prints once it is ready. Rejects if it ends before. */
  readyAddress(): Promise<string>;
}

const running = new Set<ChildProcess>();

/**
 * Starts a server with a small sample catalogue on a free port; its other settings are those of `environment`
 * only.
 */
export function startServerProcess(environment: Readonly<Record<string, string>>): ServerProcess {
  let printed = '';
  const child = spawn(process.execPath, [...NODE_ARGUMENTS, MAIN], {
    env: {
      ...inheritedEnvironment(),
      PORT: '0',
      SAMPLE_PROGRAMMES: '200',
      SEARCH_WORKERS: '1',
      ...environment,
    },
  });
  running.add(child);
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
    });
  const ended = once(child, 'close').then(([code]: unknown[]) => {
    running.delete(child);
    return code as number | null;
  });
  return {
    process: child,
    output: () => printed,
    ended,
    async readyAddress() {
      for (;;) {
        const address = /ready: (http:\/\/\S+)/.exec(printed)?.[1];
        if (address !== undefined) return address;
        await Promise.race([
          once(child.stdout, 'data'),
          ended.then((code) => {
            throw new Error(`It ended with ${String(code)}: ${printed}`);
          }),
        ]);
      }
    },
  };
}

/** Ends everything that a test has left running. */
export function killServerProcesses(): void {
  for (const child of running) child.kill('SIGKILL');
}
