import { createLetterServices, type LetterParts } from './run/letter-services.ts';
import { startLetterScheduler, type LetterScheduler } from './run/scheduler.ts';

/** Sends the daily letters while the server runs. */
export async function startDailyUpdate(parts: LetterParts): Promise<LetterScheduler> {
  return startLetterScheduler(await createLetterServices(parts));
}
