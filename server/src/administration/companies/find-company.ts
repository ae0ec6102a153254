import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { DatabaseSchema } from '../../database/schema.ts';
import { fieldError } from '../../http/field-error.ts';

export type Queries = Kysely<DatabaseSchema>;

/** A name on one line. */
export const NAME = z
  .string()
  .trim()
  .min(1, 'should not be empty')
  .max(200, 'should have at most 200 characters')
  .regex(/^\P{Cc}*$/u, 'should be on one line');

export interface Company {
  readonly id: number;
  readonly name: string;
}

/** The company with a name. Throws for the field that names a missing one. */
export async function findCompany(kysely: Queries, name: string, field = 'company'): Promise<Company> {
  const found = await kysely
    .selectFrom('company')
    .select(['id', 'name'])
    .where('name', '=', name)
    .executeTakeFirst();
  if (found === undefined) throw fieldError(field, `There is no company '${name}'.`);
  return found;
}
