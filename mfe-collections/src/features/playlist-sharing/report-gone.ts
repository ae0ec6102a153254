import { isGone } from '../dialog-flow/is-gone.ts';

/**
 * Makes a call about a playlist. If the playlist is gone, the lists reload, which closes the dialog about it;
 * the call fails all the same.
 */
export async function reportGone<Answer>(call: () => Promise<Answer>, onGone: () => void): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    if (isGone(error)) onGone();
    throw error;
  }
}
