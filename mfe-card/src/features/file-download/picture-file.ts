import { standaloneSvg } from './standalone-svg.ts';

export type PictureFormat = 'svg' | 'png';

/** Pixels of a PNG for each unit of the picture: sharp on a projector and in print. */
const SCALE = 2;

/** An SVG of the page as a file of its own. Rejects if the browser can't draw it. */
export async function pictureFile(svg: SVGSVGElement, format: PictureFormat): Promise<Blob> {
  const file = new Blob([standaloneSvg(svg)], { type: 'image/svg+xml' });
  if (format === 'svg') return file;
  const address = URL.createObjectURL(file);
  try {
    const picture = new Image();
    picture.src = address;
    await picture.decode();
    const canvas = document.createElement('canvas');
    canvas.width = picture.naturalWidth * SCALE;
    canvas.height = picture.naturalHeight * SCALE;
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) =>
      canvas.toBlob((blob) =>
        blob === null ? reject(new Error('The picture could not be drawn')) : resolve(blob),
      ),
    );
  } finally {
    URL.revokeObjectURL(address);
  }
}
