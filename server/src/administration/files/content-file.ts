import { z } from 'zod';

/** A file that an operator adds to the content of the pages. The command line reads it from a path. */
export const contentFileSchema = z.strictObject({
  name: z
    .string()
    .trim()
    .min(1)
    .max(200)
    .regex(/^[^/\\\p{Cc}]+$/u, 'should be the name of a file without its folder'),
  base64: z.base64('should be Base64'),
});

export type ContentFile = z.output<typeof contentFileSchema>;
