import type { Endpoint } from './endpoint.ts';

const KIB = 1024;

/** Maximum size of a body in bytes. */
export const BODY_BYTES_MAX = {
  /** Calls without a session. */
  public: 16 * KIB,
  /** Enough for a filter with every option of its facets. */
  usual: 256 * KIB,
  /** Enough for a filter with 30,000 ticked rows and the names of its options. */
  selection: KIB * KIB,
} as const;

/** Maximum size of the body of a call, in bytes. */
export function bodyBytesMax({ access, namesProgrammes = false }: Endpoint): number {
  if (access === 'public') return BODY_BYTES_MAX.public;
  return namesProgrammes ? BODY_BYTES_MAX.selection : BODY_BYTES_MAX.usual;
}
