import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { RunningProgram } from './running-program.ts';

const ASK_EACH_MS = 50;

/** A free port of this machine. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, 'localhost', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

/** Resolves once `GET /healthz` returns 200. @throws Error if the server ends first, or takes too long. */
export async function awaitReady(url: string, server: RunningProgram, withinMs: number): Promise<void> {
  const deadline = performance.now() + withinMs;
  while (performance.now() < deadline) {
    if (server.hasEnded()) throw new Error(`The server ended before it was ready:\n${server.output()}`);
    const status = await fetch(`${url}/healthz`).then(
      (response) => response.status,
      () => null,
    );
    if (status === 200) return;
    await pause(ASK_EACH_MS);
  }
  throw new Error(`The server was not ready within ${withinMs} ms:\n${server.output()}`);
}
