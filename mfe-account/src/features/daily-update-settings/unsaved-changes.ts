import { ownSessionStorage } from '@airdex/mfe-kit/storage';
import type { DailyUpdateChoice } from './config-query.ts';
import { lastingRefusal } from './lasting-refusal.ts';

/** The settings that the user has changed. */
export type Change = Partial<DailyUpdateChoice>;

type IdUser = number | undefined;

const keyOf = (user: IdUser) => `daily-update-unsaved:${String(user)}` as const;

function readChange(text: string | null): Change | undefined {
  const stored: unknown = text === null ? null : JSON.parse(text);
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { isActive, email } = stored as Partial<Record<string, unknown>>;
  return {
    ...(typeof isActive === 'boolean' ? { isActive } : {}),
    ...(typeof email === 'string' ? { email } : {}),
  };
}

const textOf = ({ isActive, email }: Change) => JSON.stringify({ isActive, email });

/**
 * Changes that could not be saved, by user, kept until the tab is closed: the form is unmounted when the user's session
 * ends, and the page may be reloaded. Storage that is full or forbidden keeps nothing.
 */
export const unsavedChanges = {
  of(user: IdUser): Change | undefined {
    try {
      return readChange(ownSessionStorage().getItem(keyOf(user)));
    } catch {
      return undefined;
    }
  },

  /** Keeps the last change of a user. */
  keep(user: IdUser, change: Change): void {
    try {
      ownSessionStorage().setItem(keyOf(user), textOf(change));
    } catch {
      // Not kept.
    }
  },

  /** Forgets the change of a user, unless it is no longer the last, once `saving` succeeds or the server refuses it. */
  async forgetAfter<Result>(user: IdUser, change: Change, saving: Promise<Result>): Promise<Result> {
    const text = textOf(change);
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
