import { revokeRecovery } from '../../features/account/recovery/password-recovery.ts';
import { addressTopic } from '../../features/daily-update/settings/daily-update-settings.ts';
import { withdrawMails } from '../../mail/queue/queued-mails.ts';
import type { Queries } from '../companies/find-company.ts';

/** Invalidates the links of users to set a password. Mails with links that still wait are not sent. */
export async function withdrawLinks(kysely: Queries, ...idUsers: readonly number[]): Promise<void> {
  await revokeRecovery(kysely, ...idUsers);
  await withdrawMails(kysely, ...idUsers.map(addressTopic));
}
