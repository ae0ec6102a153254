import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

/*
 * Starts the server. Keeps its compiled code for the next start, which spares stripping the types of several
 * hundred files. A folder that can't be written is not used, and Node compares each file with its source.
 */
const folder = fileURLToPath(new URL('../node_modules/.cache/compiled/', import.meta.url));
enableCompileCache(folder);
// For the threads.
process.env['NODE_COMPILE_CACHE'] ??= folder;

await import('./start/run-process.ts');
