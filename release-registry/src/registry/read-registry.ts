import { readFile } from 'node:fs/promises';
import {
  compositionPointerSchema,
  compositionSchema,
  readJsonDocument,
} from '@airdex/shared-contracts/composition';
import type { Composition, CompositionPointer, DocumentReading } from '@airdex/shared-contracts/composition';
import { RegistryError } from '../registry-error.ts';
import { undefinedWhenMissing } from '../release/system-error.ts';
import { compositionFile, pointerFile } from './registry-layout.ts';
import { missingPart } from './stored-parts.ts';

/** Hint of the errors for a registry of which a part is missing or damaged. */
export const DAMAGED_HINT =
  'Nothing was changed. `mfe rollback` returns to the newest readable composition, `mfe rollback --canary` ends a canary. Or restore the file.';

function valueOf<Value>(file: string, reading: DocumentReading<Value>): Value {
  if (reading.ok) return reading.value;
  throw new RegistryError('registry-damaged', `${file} is damaged: ${reading.problems.join('; ')}`, {
    hint: DAMAGED_HINT,
  });
}

/** Reads the pointer; undefined if nothing has been published. @throws RegistryError `registry-damaged` */
export async function readPointer(registry: string): Promise<CompositionPointer | undefined> {
  const file = pointerFile(registry);
  const text = await undefinedWhenMissing(readFile(file, 'utf8'));
  return text === undefined ? undefined : valueOf(file, readJsonDocument(compositionPointerSchema, text));
}

/** Reads a composition; undefined if it does not exist. @throws RegistryError `registry-damaged` */
export async function readComposition(registry: string, id: string): Promise<Composition | undefined> {
  const file = compositionFile(registry, id);
  const text = await undefinedWhenMissing(readFile(file, 'utf8'));
  return text === undefined ? undefined : valueOf(file, readJsonDocument(compositionSchema, text));
}

/** Reads a composition; undefined if it does not exist or is damaged. */
export async function readUndamaged(registry: string, id: string): Promise<Composition | undefined> {
  return readComposition(registry, id).catch((error: unknown) => {
    if (error instanceof RegistryError && error.code === 'registry-damaged') return undefined;
    throw error;
  });
}

/** Reads a composition that the pointer names. @throws RegistryError `registry-damaged`, also if it does not exist */
export async function readPointedAt(registry: string, id: string): Promise<Composition> {
  const composition = await readComposition(registry, id);
  if (composition !== undefined) return composition;
  throw new RegistryError(
    'registry-damaged',
    `${pointerFile(registry)} names composition ${id}, which does not exist`,
    { hint: DAMAGED_HINT },
  );
}

/** Reads the current composition; undefined if nothing has been published. @throws RegistryError `registry-damaged` */
export async function readCurrentComposition(registry: string): Promise<Composition | undefined> {
  const pointer = await readPointer(registry);
  return pointer === undefined ? undefined : readPointedAt(registry, pointer.current);
}

/**
 * Reads a composition, and checks that the registry has all its releases.
 * @throws RegistryError `composition-missing`, `registry-damaged`
 */
export async function readServable(registry: string, id: string): Promise<Composition> {
  const composition = await readComposition(registry, id);
  if (composition === undefined) {
    throw new RegistryError('composition-missing', `The registry has no composition ${id}`, {
      hint: 'Run `mfe status` to list the compositions.',
      field: 'composition',
    });
  }
  const missing = await missingPart(registry, composition);
  if (missing === undefined) return composition;
  throw new RegistryError(
    'composition-missing',
    `Composition ${id} needs ${missing}, which the registry no longer has`,
    { hint: 'Publish that release again, or choose another composition.', field: 'composition' },
  );
}
