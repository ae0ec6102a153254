import { ownSessionStorage } from '@airdex/mfe-kit/storage';
import type { DailyUpdateChoice } from './config-query.ts';
import { lastingRefusal } from './lasting-refusal.ts';

type IdUser = number | undefined;

const keyOf = (user: IdUser) => `daily-update-unsaved:${String(user)}` as const;

function readChoice(text: string | null): DailyUpdateChoice | undefined {
  const stored: unknown = text === null ? null : JSON.parse(text);
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { isActive, email } = stored as Partial<DailyUpdateChoice>;
  return typeof isActive === 'boolean' && typeof email === 'string' ? { isActive, email } : undefined;
}

/**
 * Choices that could not be saved, by user, kept until the tab is closed: the form is unmounted when the user's session
 * ends, and the page may be reloaded. Storage that is full or forbidden keeps nothing.
 */
export const unsavedChoices = {
  of(user: IdUser): DailyUpdateChoice | undefined {
    try {
      return readChoice(ownSessionStorage().getItem(keyOf(user)));
    } catch {
      return undefined;
    }
  },

  /** Keeps the last choice of a user. */
  keep(user: IdUser, choice: DailyUpdateChoice): void {
    try {
      ownSessionStorage().setItem(keyOf(user), JSON.stringify(choice));
    } catch {
      // Not kept.
    }
  },

  /** Forgets the choice of a user, unless it is no longer the last, once `saving` succeeds or the server refuses it. */
  async forgetAfter<Result>(
    user: IdUser,
    choice: DailyUpdateChoice,
    saving: Promise<Result>,
  ): Promise<Result> {
    const text = JSON.stringify(choice);
    const forget = () => {
      try {
        if (ownSessionStorage().getItem(keyOf(user)) === text) ownSessionStorage().removeItem(keyOf(user));
      } catch {
        // Nothing was kept.
      }
    };
    try {
      const result = await saving;
      forget();
      return result;
    } catch (error) {
      if (lastingRefusal(error) !== null) forget();
      throw error;
    }
  },
};
