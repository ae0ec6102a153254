import type { DownloadedFile } from '@airdex/shared-contracts/api';

/** How long the browser may take to begin saving, milliseconds. */
const KEEP_MS = 60_000;

/** Saves a file under its name, as a download. */
export function saveFile({ blob, fileName }: DownloadedFile): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEEP_MS);
}
