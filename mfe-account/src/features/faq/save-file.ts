import type { DownloadedFile } from '@airdex/shared-contracts/api';

/** Hands a downloaded file to the browser to save under its name. */
export function saveFile({ blob, fileName }: DownloadedFile): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(url);
}
