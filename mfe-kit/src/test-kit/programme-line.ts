import { safeParse } from 'zod/mini';
import { namedSchemas } from '@airdex/shared-contracts/api';
import type { ProgrammeLine } from '@airdex/shared-contracts/api';
import { plainValue } from './plain-response.ts';

/**
 * A programme as the API's lists have it (`getAdvancedSearchPrograms` and others), with the given fields over the
 * plainest that its schema allows: `programmeLine({ idProgram: 7, localTitle: 'Nightfall' })`.
 * @throws TypeError that names a given field which the server could not answer
 */
export function programmeLine(fields: Partial<ProgrammeLine> = {}): ProgrammeLine {
  const schema = namedSchemas.ProgrammeLine;
  const line = { ...(plainValue(schema) as object), ...fields };
  const parsed = safeParse(schema, line);
  if (parsed.success) return parsed.data;
  const named = parsed.error.issues.map(({ path }) => path.join('.')).join(', ');
  throw new TypeError(`A programme can't have this: ${named}`);
}
