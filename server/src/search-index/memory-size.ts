/** Bytes of the different buffers that contain a structure's typed arrays and WebAssembly memories. */
export function memorySize(structure: object): number {
  const buffers = new Set<ArrayBufferLike>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if (ArrayBuffer.isView(value)) buffers.add(value.buffer);
    else if (value instanceof WebAssembly.Memory) buffers.add(value.buffer);
    else Object.values(value).forEach(visit);
  };
  visit(structure);
  let bytes = 0;
  for (const buffer of buffers) bytes += buffer.byteLength;
  return bytes;
}
