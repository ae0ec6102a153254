import { performLetterRequest } from './operator/letter-command.ts';
import { openOperator } from './operator/open-operator.ts';
import { createLetterServices, type LetterParts } from './run/letter-services.ts';
import { startLetterScheduler } from './run/scheduler.ts';

export interface DailyUpdate {
  /** Begins no further letter; resolves once those under way are finished and written down. */
  stop(): Promise<void>;
}

/**
 * Sends the daily letters while the server runs.
 * @param operatorFolder data folder whose commands ask this server to send letters, because it holds the database that
 *   is in it; null where commands open the database themselves
 */
export async function startDailyUpdate(
  parts: LetterParts,
  operatorFolder: string | null,
): Promise<DailyUpdate> {
  const services = await createLetterServices(parts);
  const stopping = new AbortController();
  const operator =
    operatorFolder === null
      ? null
      : await openOperator(operatorFolder, (request) =>
          performLetterRequest(services, request, stopping.signal),
        );
  const scheduler = startLetterScheduler(services);
  return {
    async stop() {
      stopping.abort();
      await Promise.all([operator?.close(), scheduler.stop()]);
    },
  };
}
