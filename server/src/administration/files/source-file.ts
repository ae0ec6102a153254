import { z } from 'zod';

/** The field of an operation that contains the files read by the command line. */
export const FILES_FIELD = 'files';

/** A text file of an operator. Its name appears in messages. */
export const sourceFileSchema = z.strictObject({
  name: z.string().min(1).max(1000),
  text: z.string(),
});

export type SourceFile = z.output<typeof sourceFileSchema>;

/** A path below the folder of the text file that names it. */
export const BELOW = z
  .string()
  .trim()
  .min(1, 'should not be empty')
  .max(1000)
  .regex(
    /^(?!\/)(?!(?:.*\/)?\.{0,2}(?:\/|$))[^\\\p{Cc}]+$/u,
    'should be the path of a file below the folder of this file, with /',
  );

/** A file of any kind, with its path below the folder of the text file that names it. */
export const attachedFileSchema = z.strictObject({ path: BELOW, base64: z.base64('should be Base64') });
export type AttachedFile = z.output<typeof attachedFileSchema>;

/** A text file with the files that it names. The command line reads all of them. */
export const sourceWithFilesSchema = sourceFileSchema.extend({
  attached: z.array(attachedFileSchema).max(5000).default([]),
});
export type SourceWithFiles = z.output<typeof sourceWithFilesSchema>;
