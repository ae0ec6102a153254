import * as z from 'zod/mini';
import { OPTIONS_MAX } from '../constants/limits.ts';

/**
 * A field that may be missing or null in the input, and then has its default. Saved filters of older releases lack
 * newer fields, and must stay readable.
 */
export function withDefault<Schema extends z.core.$ZodType>(schema: Schema, value: z.output<Schema>) {
  return z.pipe(
    z.nullish(schema),
    z.transform((given: z.output<Schema> | null | undefined): z.output<Schema> => given ?? value),
  );
}

/** A list, empty by default. Its length is checked before its elements. */
export const listOf = <Schema extends z.core.$ZodType>(element: Schema, longest: number) =>
  withDefault(z.array(element).check(z.maxLength(longest)), []);

/** A list of ids, empty by default. Ids are integers that the database can hold. */
export const idList = (longest: number = OPTIONS_MAX) => listOf(z.int32(), longest);

/** A flag, off by default. */
export const flag = () => withDefault(z.boolean(), false);
