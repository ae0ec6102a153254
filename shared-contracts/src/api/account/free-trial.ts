import * as z from 'zod/mini';
import { filledTextSchema } from '../endpoint/shapes.ts';
import { emailSchema } from './email.ts';

/** A request for a free trial. Also for the form, so that the browser flags what the server would refuse. */
export const freeTrialSchema = z.object({
  firstName: filledTextSchema(200),
  lastName: filledTextSchema(200),
  country: filledTextSchema(200),
  phoneNumber: z.string().check(z.trim(), z.regex(/^\+?\d{1,30}$/, 'Digits and a leading + only')),
  jobTitle: filledTextSchema(200),
  companyName: filledTextSchema(200),
  email: emailSchema,
  message: filledTextSchema(5000),
});
export type FreeTrial = z.output<typeof freeTrialSchema>;
