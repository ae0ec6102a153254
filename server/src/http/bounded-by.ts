/**
 * Options of an LRU cache with at most `entries` entries, which grows with them. With its option `max`, the cache
 * allocates the memory of all entries at once: about a megabyte for 50,000 of them.
 */
export const boundedBy = (entries: number) => ({ maxSize: entries, sizeCalculation: () => 1 });
