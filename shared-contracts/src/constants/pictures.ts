/** Widths in pixels at which the server sends the pictures of programmes and reports, with `?width=`. */
export const PICTURE_WIDTHS = [320, 640, 1280] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** Width in pixels at which thumbnails are usually shown. */
export const THUMBNAIL_WIDTH = 260;

/** Posters are drawings, which suit every width. */
const SIZED = /^\/media\/(?:pictures|reports)\/[^/?]+\.(?!svg$)[a-z]+$/;

/**
 * The `srcset` of a picture, by the address that a call returns: its widths, of which the browser loads the one that
 * suits the place. Undefined for a poster, and for addresses of other servers.
 */
export function pictureSrcset(address: string): string | undefined {
  if (!SIZED.test(address)) return undefined;
  return PICTURE_WIDTHS.map((width) => `${address}?width=${width} ${width}w`).join(', ');
}
