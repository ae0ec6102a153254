import type { SharedPlaylistUser } from '@airdex/shared-contracts/api';
import { matchesName } from '../collection-list/matches-name.ts';

/** A user as an option of a list. */
export interface CompanyUser {
  readonly id: number;
  readonly username: string;
  readonly email: string | null;
}

export function companyUser({ idUser, username, email }: SharedPlaylistUser): CompanyUser {
  return { id: idUser, username, email };
}

/** How a user is called: by email, or else by user name. */
export const userLabel = ({ email, username }: CompanyUser) =>
  email === null || email === '' ? username : email;

/** Whether email or user name starts with the term, ignoring case. */
export const matchesUser = ({ email, username }: CompanyUser, term: string) =>
  matchesName(email ?? '', term) || matchesName(username, term);
