import { normalName } from '../../database/normal-names/normal-name.ts';

/** Whether a user is a developer: one who may run their own code in their session. */
export type IsDeveloper = (username: string) => boolean;

export function createIsDeveloper(usernames: readonly string[]): IsDeveloper {
  const developers = new Set(usernames.map(normalName));
  return (username) => developers.has(normalName(username));
}
