import type { RaisedEvent } from '@airdex/shared-contracts/events';
import { isDevelopment } from '../../lib/is-development.ts';

/**
 * Checks every event that is raised. In the shell's development build, an event whose payload does not match its schema
 * is refused, and raising it throws an error.
 */
export function createPayloadCheck(): (event: RaisedEvent) => void {
  let problemsOf: ((name: RaisedEvent['name'], payload: unknown) => string[]) | undefined;
  if (isDevelopment())
    void import('@airdex/shared-contracts/event-schemas').then((it) => (problemsOf = it.problemsOfPayload));
  return ({ name, payload, from = 'the shell' }) => {
    const problems = problemsOf?.(name, payload) ?? [];
    if (problems.length > 0)
      throw new TypeError(
        `AIRDEX-120 ${from} raised ${name} with an invalid payload: ${problems.join('; ')}`,
      );
  };
}
