import { z } from 'zod';

/**
 * The field of an operation that returns files. On the command line it is the path of a folder, to which the files
 * are written.
 */
export const outputFolderSchema = z.boolean();
