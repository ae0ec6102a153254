import type { ReleaseFile } from '@airdex/shared-contracts/composition';

/** One line on a finished build: `mfe-search 0123456789abcdef: 7 files, 81 kB, in 2.1 s`. */
export function buildSummary(
  title: string,
  release: string,
  files: readonly ReleaseFile[],
  milliseconds: number,
): string {
  const kilobytes = Math.ceil(files.reduce((sum, file) => sum + file.bytes, 0) / 1000);
  return `${title} ${release}: ${files.length} files, ${kilobytes} kB, in ${(milliseconds / 1000).toFixed(1)} s`;
}
