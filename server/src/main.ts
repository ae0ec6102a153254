import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

/*
 * Starts the server. Keeps the compiled code for the next start, which then need not strip the types of several
 * hundred files. Does not use a folder that is not writable. Node checks each cached file against its source.
 */
const folder = fileURLToPath(new URL('../node_modules/.cache/compiled/', import.meta.url));
enableCompileCache(folder);
// Also applies to the threads.
process.env['NODE_COMPILE_CACHE'] ??= folder;

await import('./start/run-process.ts');
