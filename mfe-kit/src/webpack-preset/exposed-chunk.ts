const PREFIX = '__federation_expose_';

/** Name of the chunk, and of the group of chunks, in which the federation plugin puts an exposed module. */
export function exposedChunk(exposed: string): string {
  return `${PREFIX}${exposed.replace(/^\.\//, '').replaceAll('-', '_').replaceAll('/', '__')}`;
}

/** Whether a chunk belongs to an exposed module, by its name. */
export const isExposedChunk = (name: string | null | undefined): boolean => name?.startsWith(PREFIX) ?? false;
