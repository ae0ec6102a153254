import { ApiFailure } from '@airdex/shared-contracts/api';

/** Whether the server responded that something does not exist, or no longer exists for this user. */
export const isGone = (error: unknown): boolean => error instanceof ApiFailure && error.status === 404;

/** Waits for a deletion that may find its item deleted already: in another window, or by an earlier attempt. */
export async function deletedOrGone(deletion: Promise<unknown>): Promise<void> {
  try {
    await deletion;
  } catch (error) {
    if (!isGone(error)) throw error;
  }
}
