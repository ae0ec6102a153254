import type { QueryClient } from '@tanstack/react-query';
import { sendWrite } from '@airdex/mfe-kit/screen';

/**
 * Sends a write as a mutation, so that the browser asks before the page is left while it is under way. It may outlive
 * the screen.
 */
export const sendUnsaved = <Answer>(queries: QueryClient, send: () => Promise<Answer>): Promise<Answer> =>
  queries
    .getMutationCache()
    .build(queries, { mutationFn: () => sendWrite(send) })
    .execute(undefined);
