/** How long the browser may take to start saving, in milliseconds. */
const KEEP_MS = 60_000;

export interface FileToSave {
  readonly blob: Blob;
  readonly fileName: string;
}

/** Saves a file under its name, as a download of the browser. */
export function saveFile({ blob, fileName }: FileToSave): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // Some browsers read the file only after the click: an address that is revoked at once would save nothing.
  setTimeout(() => URL.revokeObjectURL(address), KEEP_MS);
}
