import { regex, string } from 'zod/mini';

/** Name of a module that a remote exposes, as in its `exposes`: `./results`. */
export const exposedModuleSchema = string().check(
  regex(/^\.\/[a-z0-9]+([-/][a-z0-9]+)*$/, 'must be an exposed module such as ./results'),
);
