import { languageFromStorage } from '@airdex/shared-contracts/constants';
import type { AccountServices } from '../account-services.ts';
import { attackMail } from './attack-mail.ts';

const DAY_MS = 24 * 3_600_000;

/**
 * Mails the owner that many sign-ins failed, once a day, whichever nodes detect it. Returns whether a mail
 * was due.
 */
export async function informOwner(
  { kysely, mails, installation }: Pick<AccountServices, 'kysely' | 'mails' | 'installation'>,
  idUser: number,
): Promise<boolean> {
  const informed = await kysely.transaction().execute(async (transaction) => {
    const user = await transaction
      .updateTable('app_user')
      .set({ attack_mailed_at: new Date() })
      .where('id', '=', idUser)
      .where((row) =>
        row.or([
          row('attack_mailed_at', 'is', null),
          row('attack_mailed_at', '<', new Date(Date.now() - DAY_MS).toISOString()),
        ]),
      )
      .returning(['username', 'email', 'language'])
      .executeTakeFirst();
    if (!user) return false;
    const mail = attackMail({ ...user, language: languageFromStorage(user.language) }, installation);
    await mails.add(mail, { topic: `attack ${idUser}` }, transaction);
    return true;
  });
  if (informed) mails.wake();
  return informed;
}
