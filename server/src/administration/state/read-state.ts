import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import { accessSchema } from '../accesses/access-definition.ts';
import { describeAccesses } from '../accesses/describe-access.ts';
import type { Queries } from '../companies/find-company.ts';
import { userSchema } from '../users/user-definition.ts';
import { loadUsers } from '../users/stored-user.ts';
import type { State } from './state-schema.ts';

/** All companies with their accesses and users, by name. */
export async function readState(kysely: Queries): Promise<State> {
  const users = Map.groupBy(await loadUsers(kysely), ({ company }) => company);
  const rows = await kysely.selectFrom('company').select(['id', 'name']).orderBy('name').execute();
  const companies: NonNullable<State['companies']> = [];
  for (const { id, name } of rows)
    companies.push({
      name,
      accesses: await describeAccesses(kysely, id),
      users: (users.get(name) ?? []).map(({ definition }) => definition),
    });
  return { companies };
}

/** A state as a person would write it: without fields that have their default. */
export function shorten({ companies = [] }: State): object {
  return {
    companies: companies.map(({ name, accesses = [], users = [] }) => ({
      name,
      accesses: accesses.map((access) => {
        const { nameZh, ...rest } = withoutDefaults(accessSchema, access);
        const { name: english, ...others } = rest;
        return nameZh === english ? rest : { name: english, nameZh, ...others };
      }),
      users: users.map((user) => withoutDefaults(userSchema, user)),
    })),
  };
}

function withoutDefaults(
  { shape }: { readonly shape: Readonly<Record<string, z.ZodType>> },
  value: object,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(value).filter(
      ([field, content]) => !isDeepStrictEqual(shape[field]?.safeParse(undefined).data, content),
    ),
  );
}
