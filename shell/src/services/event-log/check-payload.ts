import type { RaisedEvent } from '@airdex/shared-contracts/events';
import { isDevelopment } from '../../lib/is-development.ts';

/**
 * A look at every event that is raised: in the shell's development build, one whose payload is not what its schema says is
 * refused with an error for whoever raised it.
 */
export function createPayloadCheck(): (event: RaisedEvent) => void {
  let problemsOf: ((name: RaisedEvent['name'], payload: unknown) => string[]) | undefined;
  if (isDevelopment())
    void import('@airdex/shared-contracts/event-schemas').then((it) => (problemsOf = it.problemsOfPayload));
  return ({ name, payload, from = 'the shell' }) => {
    const problems = problemsOf?.(name, payload) ?? [];
    if (problems.length > 0)
      throw new TypeError(
        `AIRDEX-120 ${from} raised ${name} with what it can't carry: ${problems.join('; ')}`,
      );
  };
}
