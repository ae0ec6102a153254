import type { FastifyInstance } from 'fastify';

const EVERY_MS = 3_600_000;

interface HourlyOptions {
  /** Whether the task also runs when the server starts; true by default. */
  readonly isAtStart?: boolean;
}

/**
 * Runs a task at the start and hourly, for the lifetime of the server.
 * @param warning logged when the task fails; it runs again an hour later
 */
export function runHourly(
  app: FastifyInstance,
  task: () => Promise<void>,
  warning: string,
  { isAtStart = true }: HourlyOptions = {},
): void {
  let running: Promise<void> = Promise.resolve();
  const run = (): void => {
    running = task().catch((error: unknown) => {
      app.log.warn({ err: error }, `${warning}; the next hour tries again`);
    });
  };
  const timer = setInterval(run, EVERY_MS);
  timer.unref();
  if (isAtStart) app.addHook('onReady', async () => run());
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
  });
}
