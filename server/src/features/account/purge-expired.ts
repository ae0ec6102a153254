import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '../../database/schema.ts';
import { isLive } from './sessions.ts';
import { REMEMBERED_DAYS } from './sign-in-limits/known-addresses.ts';

const EVERY_MS = 3_600_000;
const DAY_MS = 24 * EVERY_MS;

/**
 * Deletes expired sessions and links to set a password, which are already rejected before, and old addresses.
 */
export async function purgeExpired(
  kysely: Kysely<DatabaseSchema>,
  now: () => Date = () => new Date(),
): Promise<void> {
  await kysely
    .deleteFrom('session')
    .where((row) => row.not(isLive(row)))
    .execute();
  await kysely.deleteFrom('password_recovery').where('expires_at', '<=', now().toISOString()).execute();
  const forgotten = new Date(now().getTime() - REMEMBERED_DAYS * DAY_MS).toISOString();
  await kysely.deleteFrom('sign_in_address').where('used_at', '<=', forgotten).execute();
}

/** Does so at the start and hourly, for the lifetime of the server. */
export function purgeExpiredHourly(app: FastifyInstance, kysely: Kysely<DatabaseSchema>): void {
  let running: Promise<void> = Promise.resolve();
  const purge = (): void => {
    running = purgeExpired(kysely).catch((error: unknown) => {
      app.log.warn({ err: error }, 'expired sessions could not be deleted; the next hour tries again');
    });
  };
  const timer = setInterval(purge, EVERY_MS);
  timer.unref();
  app.addHook('onReady', async () => purge());
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
  });
}
