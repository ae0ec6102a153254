import { z } from 'zod';
import { sanitiseHtml } from '../../html/sanitise-html.ts';
import { contentFileSchema } from '../files/content-file.ts';

/** HTML of running text, stored in the form in which browsers get it. */
export const HTML = z
  .string()
  .trim()
  .max(200_000)
  .refine((given) => given === '' || sanitiseHtml(given) !== '', 'contains nothing that may be shown');

export const ID = z.coerce
  .number('should be a number')
  .int()
  .min(1)
  .max(2 ** 31 - 1);

export const POSITION = z.coerce
  .number('should be a number')
  .int()
  .min(1)
  .max(10_000)
  .optional()
  .describe('position in the list, from 1; unset: unchanged, or last if it is new');

export const pdfFile = (description: string) => contentFileSchema.optional().describe(description);
