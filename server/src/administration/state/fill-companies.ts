import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '../../database/schema.ts';
import type { SourceFile } from '../files/source-file.ts';
import { applyCompanies } from './apply-companies.ts';
import { parseState } from './parse-state.ts';

/**
 * Adds the companies of a file, with their accesses and users, to an installation that is being filled. Sends no mail
 * and records nothing, because no operator made the changes. Accepts accesses without programmes, because a small
 * sample may lack them. The users have unknown passwords.
 */
export async function fillCompanies(
  transaction: Transaction<DatabaseSchema>,
  file: SourceFile,
): Promise<void> {
  const { companies } = parseState([{ ...file, attached: [] }]);
  await applyCompanies({ transaction, record: () => {} }, companies ?? [], {
    prune: false,
    invite: null,
    emptyAccesses: true,
  });
}
