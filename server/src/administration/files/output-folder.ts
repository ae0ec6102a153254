import { z } from 'zod';

/** Asks for the files of the result. The command line gives the path of a folder, and writes them there. */
export const outputFolderSchema = z.boolean();
