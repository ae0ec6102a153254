/** How long the browser may take to begin saving, milliseconds. */
const KEEP_MS = 60_000;

/** Makes the browser save a file under its name. */
export function saveFile({ blob, fileName }: { readonly blob: Blob; readonly fileName: string }): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEEP_MS);
}
