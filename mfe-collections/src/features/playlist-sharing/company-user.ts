import type { SharedPlaylistUser } from '@airdex/shared-contracts/api';
import { matchesName } from '../collection-list/matches-name.ts';

/** A user as an option of a list. */
export interface CompanyUser {
  readonly id: number;
  readonly username: string;
  readonly email: string | null;
}

/** Display name of a user: the email, or else the user name. */
export const userLabel = ({ email, username }: CompanyUser) =>
  email === null || email === '' ? username : email;

/**
 * Users as options, ordered by display name; the server orders them by user name.
 * @param tag BCP 47 tag of the language
 */
export function companyUsers(users: readonly SharedPlaylistUser[], tag: string): CompanyUser[] {
  const { compare } = new Intl.Collator(tag, { numeric: true });
  return users
    .map(({ idUser, username, email }) => ({ id: idUser, username, email }))
    .sort((one, other) => compare(userLabel(one), userLabel(other)));
}

/** Whether email or user name starts with the term, ignoring case. */
export const matchesUser = ({ email, username }: CompanyUser, term: string) =>
  matchesName(email ?? '', term) || matchesName(username, term);
