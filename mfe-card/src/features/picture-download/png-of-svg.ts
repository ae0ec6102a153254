/** Pixels of the picture for each of the drawing: sharp on dense screens and on slides. */
const DENSITY = 2;

/** Draws an SVG file as a PNG. `width` and `height` are those of the SVG. Rejects if the browser cannot draw it. */
export async function pngOfSvg(svg: string, width: number, height: number): Promise<Blob> {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(width * DENSITY);
    canvas.height = Math.round(height * DENSITY);
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('The browser has no canvas');
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    const png = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/png');
    });
    if (png === null) throw new Error('The picture could not be encoded');
    return png;
  } finally {
    URL.revokeObjectURL(address);
  }
}
