import * as z from 'zod/mini';
import { NAME_LENGTH_MAX } from '../../constants/limits.ts';

/** An id in a body: as large as the database can hold. */
export const idSchema = z.int32();

/** An option of a list: a name in the caller's language. */
export const namedSchema = z.object({ id: z.int(), name: z.string() });

/** An option of a facet, with how many programmes of the current selection carry it. */
export const countedSchema = z.extend(namedSchema, { count: z.int() });

/** A calendar day, YYYY-MM-DD. */
export const daySchema = z.iso.date();

/** A moment, ISO 8601 in UTC. */
export const momentSchema = z.iso.datetime();

/** A local time of day, HH:mm. */
export const timeSchema = z.string().check(z.regex(/^\d{2}:\d{2}$/));

/** A text that may not be blank. It is kept without its outer spaces. */
export const filledTextSchema = (longest: number) =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(longest));

/** A name that may not be blank. It is kept without its outer spaces. */
export const requiredNameSchema = z
  .string()
  .check(z.trim(), z.minLength(1, 'A name is required'), z.maxLength(NAME_LENGTH_MAX));

const descriptionText = z.string().check(z.maxLength(5000));

/** A free text; HTML in it is sanitised before it is shown. */
export const descriptionSchema = z.pipe(
  z.nullish(descriptionText),
  z.transform((given) => given ?? ''),
);

/** The same in a change: left out, it stays as it is; null empties it. */
export const changedDescriptionSchema = z.optional(
  z.pipe(
    z.nullable(descriptionText),
    z.transform((given) => given ?? ''),
  ),
);

/** The answer of a write that has nothing to say: true. */
export const doneSchema = z.literal(true);

/** How far a launch date is known; the parts beyond it are placeholders and not shown. */
export const datePrecisionSchema = z.enum(['day', 'month', 'year']);
export type DatePrecision = z.output<typeof datePrecisionSchema>;
