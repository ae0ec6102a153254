import { normalName } from '../database/normal-names/normal-name.ts';
import type { LetterServices } from '../features/daily-update/run/letter-services.ts';
import { loadRecipients } from '../features/daily-update/run/recipient.ts';
import { previewLetters, runLetters } from '../features/daily-update/run/run-letters.ts';
import { describePreviews, describeRun, isRunClean } from './describe-run.ts';

/** What an operator may ask for by hand. */
export interface LetterRequest {
  /** Don't wait for the time of the day. */
  readonly now: boolean;
  /** Name of the one user who is meant; null for everybody. */
  readonly user: string | null;
  /** Say what would be sent, and do nothing. */
  readonly dryRun: boolean;
  readonly resendUnsure: boolean;
}

/** What the operator reads, and whether everything went well. */
export interface LetterReport {
  readonly text: string;
  readonly isGood: boolean;
}

/** Does what an operator asks for. Never rejects for what the operator got wrong: the report says it. */
export async function performLetterRequest(
  services: LetterServices,
  { now, user, dryRun, resendUnsure }: LetterRequest,
  signal: AbortSignal,
): Promise<LetterReport> {
  const { kysely } = services.catalogue;
  const refused = (text: string): LetterReport => ({ text, isGood: false });
  let idUser: number | null = null;
  if (user !== null) {
    const found = await kysely
      .selectFrom('app_user')
      .select(['id', 'has_daily_update_access'])
      .where('normal_username', '=', normalName(user))
      .executeTakeFirst();
    if (!found) return refused(`There is no user '${user}'.`);
    if (!found.has_daily_update_access)
      return refused(`The subscription of '${user}' does not include the daily update.`);
    if ((await loadRecipients(kysely, found.id)).length === 0)
      return refused(`'${user}' has not activated the daily update.`);
    idUser = found.id;
  }
  if (dryRun) {
    const previews = await previewLetters(services, idUser, signal);
    return { text: await describePreviews(services, previews), isGood: true };
  }
  const result = await runLetters(services, { isNow: now, idUser, resendsUnsure: resendUnsure, signal });
  return { text: await describeRun(services, result), isGood: isRunClean(result) };
}
