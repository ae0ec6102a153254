import type { Endpoint } from './endpoint.ts';

const KIB = 1024;

/** Bytes that a body may have. */
export const BODY_BYTES_MAX = {
  /** Of calls that anyone may make. */
  public: 16 * KIB,
  /** A filter with every option of its facets fits. */
  usual: 256 * KIB,
  /** A filter with 30,000 ticked rows, and the names of its options, fits. */
  selection: KIB * KIB,
} as const;

/** Bytes that the body of a call may have. */
export function bodyBytesMax({ access, namesProgrammes = false }: Endpoint): number {
  if (access === 'public') return BODY_BYTES_MAX.public;
  return namesProgrammes ? BODY_BYTES_MAX.selection : BODY_BYTES_MAX.usual;
}
