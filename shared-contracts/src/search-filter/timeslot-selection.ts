import * as z from 'zod/mini';
import { timeslotFromCode, type Timeslot } from '../constants/codes.ts';

const CODE_LENGTH_MAX = 20;

/** One timeslot by its code; both spellings of the specification are accepted. */
export const timeslotSchema = z.pipe(
  z.string().check(z.maxLength(CODE_LENGTH_MAX)),
  z.transform((code, context): Timeslot => {
    const timeslot = timeslotFromCode(code);
    if (timeslot !== undefined) return timeslot;
    context.issues.push({ code: 'custom', message: 'No such timeslot', input: code });
    return z.NEVER;
  }),
);
