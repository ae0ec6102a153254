import type { TextLayout } from '../data/text-store.ts';

/** The scanner reads past the last text by one step and a needle; see `scan.as`. */
const READ_PAST = 128;

function aligned(bytes: number): number {
  return Math.ceil(bytes / 64) * 64;
}

/** Lays out the parts of a text store one after the other. */
export function layOutTexts(sizes: {
  readonly rows: number;
  readonly texts: number;
  readonly textBytes: number;
  readonly longest: number;
  readonly postings: number;
}): TextLayout {
  let end = 0;
  const place = (bytes: number) => {
    const start = end;
    end = aligned(end + bytes);
    return start;
  };
  return {
    starts: place((sizes.texts + 1) * 4),
    postingStarts: place((sizes.texts + 1) * 4),
    postingRows: place(sizes.postings * 4),
    postingFields: place(sizes.postings * 2),
    bytes: place(sizes.textBytes + sizes.longest + READ_PAST),
    scratch: end,
    scratchBytes: aligned(aligned(sizes.rows / 8 + 4) + sizes.longest + 64),
  };
}
