import * as z from 'zod/mini';
import { INDICATORS, INFORMATION_REQUEST_TYPES } from '../../constants/codes.ts';
import { filledTextSchema } from '../endpoint/shapes.ts';

const indicators = Object.values(INDICATORS);

/** The fields of a request for more analysis of a programme. */
export const informationRequestFields = {
  request: z.literal(Object.values(INFORMATION_REQUEST_TYPES)),
  indicators: z.nullish(z.array(z.literal(indicators)).check(z.maxLength(indicators.length))),
  message: filledTextSchema(5000, 'A message is required'),
};

/** The same for the form, so that the browser flags what the server would refuse. */
export const informationRequestFormSchema = z.object(informationRequestFields);
export type InformationRequestForm = z.output<typeof informationRequestFormSchema>;
