import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import { accessSchema } from '../accesses/access-definition.ts';
import { reportSchema } from '../content/report-definition.ts';
import { userSchema } from '../users/user-definition.ts';
import type { State } from './state-schema.ts';

/** A state as a person would write it, without fields that have their default. */
export function shortenState({ companies = [], reports, ...rest }: State): object {
  return {
    companies: companies.map(({ name, accesses = [], users = [] }) => ({
      name,
      accesses: accesses.map((access) => {
        const { nameZh, ...shortened } = withoutDefaults(accessSchema, access);
        const { name: english, ...others } = shortened;
        return nameZh === english ? shortened : { name: english, nameZh, ...others };
      }),
      users: users.map((user) => withoutDefaults(userSchema, user)),
    })),
    ...(reports && { reports: reports.map((report) => withoutDefaults(reportSchema, report)) }),
    ...rest,
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
