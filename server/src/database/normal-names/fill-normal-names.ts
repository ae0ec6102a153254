import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import type { DatabaseSchema } from '../schema.ts';
import type { AppUserTable } from '../schema/account-tables.ts';
import { normalName } from './normal-name.ts';

type User = Pick<Selectable<AppUserTable>, 'id' | 'username' | 'email' | 'normal_username' | 'normal_email'>;

/** Users whose normal forms differ from those of their name and address. */
async function outdatedUsers(queries: Kysely<DatabaseSchema>): Promise<{ all: User[]; outdated: User[] }> {
  const all = await queries
    .selectFrom('app_user')
    .select(['id', 'username', 'email', 'normal_username', 'normal_email'])
    .orderBy('id')
    .execute();
  const outdated = all.filter(
    (user) =>
      user.normal_username !== normalName(user.username) || user.normal_email !== normalName(user.email),
  );
  return { all, outdated };
}

/**
 * Stores missing normal forms of names and addresses: of users from before there were any, and of users
 * written by an older release or an operator. If two users turn out to have the same name, the newer one gets
 * a new name, with its id; if two have the same address, the newer one can't request a link to reset the
 * password. Both are reported by `warn`, in one sentence each.
 */
export async function fillNormalNames(
  kysely: Kysely<DatabaseSchema>,
  warn: (sentence: string) => void = (sentence) => process.emitWarning(sentence),
): Promise<void> {
  if ((await outdatedUsers(kysely)).outdated.length === 0) return;
  const sentences = await kysely.transaction().execute(async (transaction) => {
    // Several nodes may start at once.
    await sql`lock table app_user in share row exclusive mode`.execute(transaction);
    return fill(transaction);
  });
  sentences.forEach(warn);
}

async function fill(transaction: Transaction<DatabaseSchema>): Promise<string[]> {
  const { all, outdated } = await outdatedUsers(transaction);
  // Another node did it while this one waited for the lock.
  if (outdated.length === 0) return [];
  const changing = new Set(outdated);
  const settled = all.filter((user) => !changing.has(user));
  const names = new Map(settled.map((user) => [normalName(user.username), user]));
  const addresses = new Map(settled.map((user) => [normalName(user.email), user]));
  const sentences: string[] = [];
  // Two of them may swap names.
  await transaction
    .updateTable('app_user')
    .set({ normal_username: null, normal_email: null })
    .where(
      'id',
      'in',
      outdated.map(({ id }) => id),
    )
    .execute();
  for (const user of outdated) {
    let { username } = user;
    const owner = names.get(normalName(username));
    if (owner) {
      while (names.has(normalName(username))) username = `${username}-${user.id}`;
      sentences.push(
        `The user '${user.username}' (id ${user.id}) has the same name as '${owner.username}' (id ${owner.id}), letter case aside, and is now called '${username}'.`,
      );
    }
    names.set(normalName(username), user);
    const other = addresses.get(normalName(user.email));
    if (other)
      sentences.push(
        `The user '${username}' (id ${user.id}) has the same mail address as '${other.username}' (id ${other.id}) and can't reset a password by mail until one of the addresses is changed.`,
      );
    else addresses.set(normalName(user.email), user);
    await transaction
      .updateTable('app_user')
      .set({
        username,
        normal_username: normalName(username),
        normal_email: other ? null : normalName(user.email),
      })
      .where('id', '=', user.id)
      .execute();
  }
  return sentences;
}
