import * as z from 'zod/mini';

/**
 * A field that may be left out or null on the way in, and then has its default.
 * Saved filters of older releases lack the fields that were added since; they must stay readable.
 */
export function withDefault<Schema extends z.core.$ZodType>(schema: Schema, value: z.output<Schema>) {
  return z.pipe(
    z.nullish(schema),
    z.transform((given: z.output<Schema> | null | undefined): z.output<Schema> => given ?? value),
  );
}

/** A list of ids, empty by default. Ids are integers that the database can hold; at most as many as the largest option list may hold. */
export const idList = () => withDefault(z.array(z.int32()).check(z.maxLength(100_000)), []);

/** A flag, off by default. */
export const flag = () => withDefault(z.boolean(), false);
