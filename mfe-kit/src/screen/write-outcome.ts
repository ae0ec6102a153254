import { ApiFailure } from '@airdex/shared-contracts/api';

/** The response to a write was lost: the server may have processed it. */
class OutcomeUnknown extends Error {
  override readonly name = 'OutcomeUnknown';
}

/** Whether `sendWrite` rejected because the response to a write was lost. */
export const isOutcomeUnknown = (error: unknown): boolean => error instanceof OutcomeUnknown;

/** A gateway in front of the server gave up waiting, or lost the connection. */
const isOfGateway = ({ status, body }: ApiFailure) => (status ?? 0) > 500 && body === null;

/** Sends a write. Rejects with a failure that `isOutcomeUnknown` recognises if its response was lost. */
export async function sendWrite<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  // Without a connection, nothing is sent.
  const isSent = navigator.onLine;
  try {
    return await send();
  } catch (error) {
    if (isSent && error instanceof ApiFailure && (error.kind !== 'refused' || isOfGateway(error)))
      throw new OutcomeUnknown(error.message, { cause: error });
    throw error;
  }
}
