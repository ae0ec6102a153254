import type { DailyUpdateChoice } from './config-query.ts';

type IdUser = number | undefined;

const choices = new Map<IdUser, DailyUpdateChoice>();

/** Choices that could not be saved, by user, as long as the page lives: the form ends with the session of its user. */
export const unsavedChoices = {
  of: (user: IdUser) => choices.get(user),

  /** Keeps the choice of a user until `saving` succeeds. */
  async keepUntil<Result>(user: IdUser, choice: DailyUpdateChoice, saving: Promise<Result>): Promise<Result> {
    choices.set(user, choice);
    const result = await saving;
    if (choices.get(user) === choice) choices.delete(user);
    return result;
  },
};
