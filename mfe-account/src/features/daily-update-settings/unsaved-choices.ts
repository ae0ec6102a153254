import type { DailyUpdateChoice } from './config-query.ts';

type IdUser = number | undefined;

const choices = new Map<IdUser, DailyUpdateChoice>();

/**
 * Choices that could not be saved, by user, kept until the page is closed, because the form is unmounted when the
 * user's session ends.
 */
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
