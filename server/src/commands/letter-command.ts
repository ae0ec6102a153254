import { normalName } from '../database/normal-names/normal-name.ts';
import type { LetterServices } from '../features/daily-update/run/letter-services.ts';
import { loadRecipients } from '../features/daily-update/run/recipient.ts';
import { previewLetters, runLetters } from '../features/daily-update/run/run-letters.ts';
import type { CommandReport } from './run-command.ts';
import { describePreviews, describeRun, isRunClean } from './describe-run.ts';

/** Commands of an operator. */
export interface LetterRequest {
  /** Don't wait for the time of day. */
  readonly now: boolean;
  /** Name of the only user to send to; null for all. */
  readonly user: string | null;
  /** Report what would be sent, without sending. */
  readonly dryRun: boolean;
  readonly resendUnsure: boolean;
}

/** Runs an operator's command. Never rejects for the operator's mistakes: the report contains them. */
export async function performLetterRequest(
  services: LetterServices,
  { now, user, dryRun, resendUnsure }: LetterRequest,
  signal: AbortSignal,
): Promise<CommandReport> {
  const { kysely } = services.catalogue;
  const refused = (text: string): CommandReport => ({ text, isGood: false });
  let idUser: number | null = null;
  if (user !== null) {
    const found = await kysely
      .selectFrom('app_user')
      .select(['id', 'has_daily_update_access', 'disabled_at'])
      .where('normal_username', '=', normalName(user))
      .executeTakeFirst();
    if (!found) return refused(`There is no user '${user}'.`);
    if (found.disabled_at !== null) return refused(`'${user}' is disabled.`);
    if (!found.has_daily_update_access) return refused(`'${user}' does not have the right 'daily-update'.`);
    if ((await loadRecipients(kysely, found.id)).length === 0)
      return refused(`'${user}' has not activated the daily update.`);
    idUser = found.id;
  }
  if (dryRun) {
    const previews = await previewLetters(services, idUser, signal);
    return { text: await describePreviews(services, previews), isGood: true };
  }
  const result = await runLetters(services, { isNow: now, idUser, resendsUnsure: resendUnsure, signal });
  return { text: await describeRun(services, result, idUser), isGood: isRunClean(result) };
}
