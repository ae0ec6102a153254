import * as z from 'zod/mini';
import { LARGEST_ID } from '../../constants/largest-id.ts';

/** An opaque text in a path, such as a one-time hash or the start of a name. */
export const textParameter = z.string().check(z.maxLength(500));

/** An id in a path: a whole number that the database can hold. */
export const idParameter = z.pipe(
  z.union([textParameter, z.number()]),
  z.transform((given, context): number => {
    const id = typeof given === 'number' ? given : /^\d{1,10}$/.test(given) ? Number(given) : Number.NaN;
    if (Number.isInteger(id) && id >= 0 && id <= LARGEST_ID) return id;
    context.issues.push({ code: 'custom', message: 'Expected a whole number', input: given });
    return z.NEVER;
  }),
);

/** A flag in a path: 'true' or 'false' (1 and 0 too). */
export const flagParameter = z.pipe(
  z.union([textParameter, z.boolean()]),
  z.transform((given, context): boolean => {
    const text = String(given).toLowerCase();
    if (text === 'true' || text === '1') return true;
    if (text === 'false' || text === '0') return false;
    context.issues.push({ code: 'custom', message: "Expected 'true' or 'false'", input: given });
    return z.NEVER;
  }),
);
