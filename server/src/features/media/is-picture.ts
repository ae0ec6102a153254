/** Formats of the pictures in `MEDIA_TYPES`, as sharp calls them. AVIF is a HEIF file with AV1. */
const FORMATS = new Set<string>(['heif', 'jpeg', 'png', 'webp']);

/** Whether a file begins as a picture that the server shows, whatever its name. Does not decode it. */
export async function isPicture(file: string): Promise<boolean> {
  // Loaded on demand, as for smaller copies: most commands name no picture.
  const { default: sharp } = await import('sharp');
  const header = await sharp(file)
    .metadata()
    .catch(() => null);
  if (header === null || !FORMATS.has(header.format)) return false;
  return header.format !== 'heif' || header.compression === 'av1';
}
