import * as z from 'zod/mini';
import { NAME_LENGTH_MAX } from '../../constants/limits.ts';
import { isBlank, nameText } from './name-text.ts';

/** An id in a body, within the range of the database. */
export const idSchema = z.int32();

/** An option of a list: a name in the caller's language. */
export const namedSchema = z.object({ id: z.int(), name: z.string() });

/** An option of a facet, with the number of programmes of the current selection that have it. */
export const countedSchema = z.extend(namedSchema, { count: z.int() });

/** A calendar day, YYYY-MM-DD. */
export const daySchema = z.iso.date();

/** A moment, ISO 8601 in UTC. */
export const momentSchema = z.iso.datetime();

/** A local time of day, HH:mm. */
export const timeSchema = z.string().check(z.regex(/^\d{2}:\d{2}$/));

/** Replaces a text before the checks that follow. The shell does not share zod's `overwrite`. */
const replaced = (change: (text: string) => string) => (payload: { value: string }) => {
  payload.value = change(payload.value);
};

/** A text that must not be blank. Outer spaces are removed. */
export const filledTextSchema = (longest: number, missing?: string) =>
  z.string().check(
    replaced((text) => (isBlank(text) ? '' : text.trim())),
    z.minLength(1, missing),
    z.maxLength(longest),
  );

/** A name of one line that must not be blank. See {@link nameText}. */
export const requiredNameSchema = z
  .string()
  .check(replaced(nameText), z.minLength(1, 'A name is required'), z.maxLength(NAME_LENGTH_MAX));

const descriptionText = z.string().check(z.maxLength(5000));

/** A free text; HTML in it is sanitised before it is shown. */
export const descriptionSchema = z.pipe(
  z.nullish(descriptionText),
  z.transform((given) => given ?? ''),
);

/** The same in a change: missing means unchanged, null clears it. */
export const changedDescriptionSchema = z.optional(
  z.pipe(
    z.nullable(descriptionText),
    z.transform((given) => given ?? ''),
  ),
);

/** The response of a write without a result: true. */
export const doneSchema = z.literal(true);

/** The precision of a launch date; parts beyond it are placeholders and not shown. */
export const datePrecisionSchema = z.enum(['day', 'month', 'year']);
export type DatePrecision = z.output<typeof datePrecisionSchema>;
