import type { TextLayout } from '../data/text-store.ts';

/** The scanner reads past the last text by one step and a needle; see `scan.as`. */
const READ_PAST = 128;
const PAGE_BYTES = 65_536;
/** The maximum of a WebAssembly memory with 32-bit addresses. */
const PAGES_MAX = 65_536;

function aligned(bytes: number): number {
  return Math.ceil(bytes / 64) * 64;
}

/** Lays out the parts of a text store one after the other. Throws if they exceed one memory. */
export function layOutTexts(sizes: {
  readonly rows: number;
  readonly texts: number;
  readonly textBytes: number;
  readonly longest: number;
  readonly postings: number;
  readonly threads: number;
}): { layout: TextLayout; pages: number } {
  let end = 0;
  const place = (bytes: number) => {
    const start = end;
    end = aligned(end + bytes);
    return start;
  };
  const scratchBytes = aligned(aligned(sizes.rows / 8 + 4) + sizes.longest + 64);
  const layout = {
    scratch: place(scratchBytes * sizes.threads),
    scratchBytes,
    starts: place((sizes.texts + 1) * 4),
    postingStarts: place((sizes.texts + 1) * 4),
    postingRows: place(sizes.postings * 4),
    postingFields: place(sizes.postings * 2),
    bytes: place(sizes.textBytes + sizes.longest + READ_PAST),
  };
  const pages = Math.ceil(end / PAGE_BYTES) + 1;
  if (pages > PAGES_MAX)
    throw new Error('The texts of the catalogue are more than 4 GB, which the search index cannot hold.');
  return { layout, pages };
}
