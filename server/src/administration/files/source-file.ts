import { z } from 'zod';

/** The field of an operation with the files that the command line reads. */
export const FILES_FIELD = 'files';

/** A text file of an operator. Its name is for messages. */
export const sourceFileSchema = z.strictObject({
  name: z.string().min(1).max(1000),
  text: z.string(),
});

export type SourceFile = z.output<typeof sourceFileSchema>;
