import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Whether the server has started and is not stopping yet. */
export type ServerPhase = 'starting' | 'ready' | 'stopping';

export interface HealthOptions {
  readonly phase: () => ServerPhase;
  /** The dependencies of calls, by name: true if available. May reject and take time. */
  readonly checks: Readonly<Record<string, () => boolean | Promise<boolean>>>;
  /** Why the database can't write, by name; null if it can. */
  readonly diskProblem: () => string | null;
}

export const HEALTH_PATHS: readonly string[] = ['/healthz', '/readyz'];

/** A check that takes longer has failed, milliseconds. */
const CHECK_WITHIN = 2_000;

/**
 * `/healthz`: the server has started. Also 200 with a message if the disk is full, because a restart would
 * not help. `/readyz`: it accepts calls, or why it can't.
 */
export function registerHealth(app: FastifyInstance, options: HealthOptions): void {
  const { phase, diskProblem } = options;
  const headers = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };
  app.get('/healthz', (_request, reply) => {
    const hasStarted = phase() !== 'starting';
    const problem = diskProblem();
    return reply
      .code(hasStarted ? 200 : 503)
      .headers(headers)
      .send({
        status: hasStarted ? 'ready' : 'starting',
        ...(problem === null ? {} : { reasons: [problem] }),
      });
  });
  app.get('/readyz', async (_request, reply) => {
    const reasons = await whyNotReady(options);
    return reply
      .code(reasons.length === 0 ? 200 : 503)
      .headers(headers)
      .send({ status: reasons.length === 0 ? 'ready' : 'not-ready', reasons });
  });
}

async function whyNotReady({ phase, checks, diskProblem }: HealthOptions): Promise<string[]> {
  const current = phase();
  const failed = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => ((await isGood(check)) ? [] : [name])),
  );
  const problem = diskProblem();
  return [
    ...(current === 'ready' ? [] : [current]),
    ...failed.flat(),
    ...(problem === null ? [] : [problem]),
  ];
}

async function isGood(check: () => boolean | Promise<boolean>): Promise<boolean> {
  try {
    return await Promise.race([check(), wait(CHECK_WITHIN, false, { ref: false })]);
  } catch {
    return false;
  }
}
