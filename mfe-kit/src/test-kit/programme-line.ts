import { safeParse } from 'zod/mini';
import { namedSchemas } from '@airdex/shared-contracts/api';
import type { ProgrammeLine } from '@airdex/shared-contracts/api';
import { plainValue } from './plain-response.ts';

/**
 * A programme as in lists of the API (`getAdvancedSearchPrograms` and others): the simplest values that its schema
 * allows, overridden by the given ones: `programmeLine({ idProgram: 7, localTitle: 'Nightfall' })`.
 * @throws TypeError that names a given field which the server could not send
 */
export function programmeLine(fields: Partial<ProgrammeLine> = {}): ProgrammeLine {
  const schema = namedSchemas.ProgrammeLine;
  const line = { ...(plainValue(schema) as object), ...fields };
  const parsed = safeParse(schema, line);
  if (parsed.success) return parsed.data;
  const named = parsed.error.issues.map(({ path }) => path.join('.')).join(', ');
  throw new TypeError(`A programme can't have this: ${named}`);
}
