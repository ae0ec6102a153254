/** Name of the chunk, and of the group of chunks, in which the federation plugin puts an exposed module. */
export function exposedChunk(exposed: string): string {
  return `__federation_expose_${exposed.replace(/^\.\//, '').replaceAll('-', '_').replaceAll('/', '__')}`;
}
