import type { TextLayout } from './text-store.ts';

const PAGE_BYTES = 65_536;
/** The maximum of a WebAssembly memory with 32-bit addresses. */
const PAGES_MAX = 65_536;

/**
 * An empty memory for a text store. Throws if it would exceed one memory.
 * @param threads how many threads will search in it, each in its own area
 */
export function createTextMemory({ scratch, scratchBytes }: TextLayout, threads: number): WebAssembly.Memory {
  const pages = Math.ceil((scratch + scratchBytes * threads) / PAGE_BYTES) + 1;
  if (pages > PAGES_MAX)
    throw new Error('The texts of the catalogue are more than 4 GB, which the search index cannot hold.');
  return new WebAssembly.Memory({ initial: pages, maximum: pages, shared: true });
}
