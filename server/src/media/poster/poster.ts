import { POSTER_COLOURS, type PosterColours } from './poster-colours.ts';
import { posterShapes } from './poster-shapes.ts';
import { hashOf, randomOf } from './seeded.ts';
import { titleLines } from './title-lines.ts';

export interface PosterSubject {
  readonly title: string;
  /** What stays the same in every language, so that a genre keeps its look. */
  readonly genre: string | null;
}

const WIDTH = 640;
const HEIGHT = 360;
const MARGIN = 36;
const FONT =
  "system-ui, 'Segoe UI', Roboto, 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', sans-serif";

/**
 * A 16:9 poster as an SVG document: the genre chooses the colours, genre and title the shapes, and the title is set
 * below. The same subject always gives the same bytes. Any text is taken literally.
 */
export function posterSvg({ title, genre }: PosterSubject): string {
  const colours = coloursOf(genre ?? '');
  const random = randomOf(`${genre ?? ''}\n${title}`);
  const { size, lines } = titleLines(title, WIDTH - 2 * MARGIN);
  const leading = Math.round(size * 1.2);
  const firstBaseline = HEIGHT - MARGIN - (lines.length - 1) * leading;
  const texts = lines.map(
    (line, index) =>
      `<text x="${MARGIN}" y="${firstBaseline + index * leading}" font-family="${FONT}" font-size="${size}"` +
      ` font-weight="700" fill="#fff">${escapeXml(line)}</text>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">`,
    '<defs><linearGradient id="ground" x1="0" y1="0" x2="1" y2="1">',
    `<stop offset="0" stop-color="${colours.light}"/><stop offset="1" stop-color="${colours.dark}"/></linearGradient>`,
    '<linearGradient id="shade" x1="0" y1="0" x2="0" y2="1">',
    `<stop offset=".3" stop-color="${colours.ink}" stop-opacity="0"/>`,
    `<stop offset=".95" stop-color="${colours.ink}" stop-opacity=".92"/></linearGradient></defs>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#ground)"/>`,
    ...posterShapes({ width: WIDTH, height: HEIGHT, colours, random }),
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#shade)"/>`,
    `<rect x="${MARGIN}" y="${firstBaseline - size - 14}" width="56" height="5" fill="${colours.accent}"/>`,
    ...texts,
    '</svg>',
  ].join('');
}

function coloursOf(genre: string): PosterColours {
  return POSTER_COLOURS[hashOf(genre.toLowerCase()) % POSTER_COLOURS.length] ?? POSTER_COLOURS[0];
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeXml(text: string): string {
  // Control characters can't be written in XML at all, not even escaped.
  return text
    .toWellFormed()
    .replace(/\p{Cc}/gu, '')
    .replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? '');
}
