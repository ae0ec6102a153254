import { isGone } from './is-gone.ts';

/**
 * Makes a call about something that another window may have deleted. If it is gone, the page reloads its list. The call
 * still fails.
 */
export async function reportGone<Result>(call: () => Promise<Result>, onGone: () => void): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    if (isGone(error)) onGone();
    throw error;
  }
}
