import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { CommandError } from '../command-error.ts';
import { importSource } from '../import-source.ts';
import { isDefinitionError } from './definition-error.ts';
import { problemsOfDefinition } from './remote-definition.ts';
import type { RemoteDefinition } from './remote-definition.ts';

const DEFINITION_FILE = 'mfe.config.ts';
const HINT = 'It defines the remote: export default defineRemote({ name, exposes })';

const invalid = (file: string, problems: readonly string[], cause?: unknown) =>
  new CommandError(`${file} is not a remote's definition: ${problems.join('; ')}`, { cause });

/** The exports of the file. `defineRemote` checks its content, but the file may not even be a valid script. */
async function readModule(file: string): Promise<{ default?: unknown }> {
  try {
    return await importSource(file);
  } catch (cause) {
    if (isDefinitionError(cause)) throw invalid(file, cause.problems, cause);
    const message = cause instanceof Error ? cause.message : String(cause);
    throw new CommandError(`${file} can't be read: ${message}`, { hint: HINT, cause });
  }
}

/**
 * Reads the definition of the remote whose package is in `root`.
 * @throws CommandError when there is none or it is not valid.
 */
export async function loadDefinition(root: string): Promise<RemoteDefinition> {
  const file = join(root, DEFINITION_FILE);
  await access(file).catch(() => {
    throw new CommandError(`There is no ${DEFINITION_FILE} in ${root}`, {
      hint: `Run this in the folder of a remote, or add one: export default defineRemote({ name, exposes })`,
    });
  });
  const module = await readModule(file);
  const problems = problemsOfDefinition(module.default);
  if (problems.length > 0) throw invalid(file, problems);
  return module.default as RemoteDefinition;
}
