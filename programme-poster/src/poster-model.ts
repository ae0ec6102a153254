import { palettes, type Palette } from './palettes.ts';
import { patterns, type Pattern } from './patterns/index.ts';
import { canvas } from './patterns/pattern.ts';
import { rect, type PosterNode } from './poster-node.ts';
import { hashText, seededRandom } from './seeded-random.ts';
import { titleLines } from './title-lines.ts';

export interface PosterSubject {
  title: string;
  /**
   * Chooses palette and pattern. By the genre's key, not its name: a programme looks the same in every
   * language.
   */
  genre?: string | null | undefined;
}

const fontFamily =
  "system-ui, -apple-system, 'Segoe UI', Roboto, 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', sans-serif";

/**
 * The look of a genre: 12 palettes × 10 patterns. This salt gives each of the common genres a different look.
 */
export function genreLook(genre: string): { palette: Palette; pattern: Pattern } {
  const hash = hashText(`genre 33821 ${genre.trim().toLowerCase()}`);
  return {
    palette: palettes[hash % palettes.length] as Palette,
    pattern: patterns[Math.floor(hash / palettes.length) % patterns.length] as Pattern,
  };
}

function titleNodes(title: string, { bright }: Palette): PosterNode[] {
  const { size, lines } = titleLines(title, canvas.width - 40);
  const leading = Math.round(size * 1.18);
  const bottom = canvas.height - 18;
  const first = bottom - (lines.length - 1) * leading;
  return [
    rect(20, first - size - 8, 28, 3, { fill: bright }),
    ...lines.map((line, index): PosterNode => ({
      tag: 'text',
      attributes: {
        x: 20,
        y: first + index * leading,
        fontSize: size,
        fontWeight: 700,
        fontFamily,
        fill: '#ffffff',
      },
      text: line,
    })),
  ];
}

/**
 * The drawing of a poster on a canvas of 320 × 180: the same subject always gives the same drawing.
 *
 * @param id unique in the document, because the shade behind the title is referenced by it
 */
export function posterModel({ title, genre }: PosterSubject, id: string): PosterNode[] {
  const { palette, pattern } = genreLook(genre ?? '');
  const random = seededRandom(hashText(`${title}\n${genre ?? ''}`));
  const shade = (offset: number, stopOpacity: number): PosterNode => ({
    tag: 'stop',
    attributes: { offset, stopColor: palette.ink, stopOpacity },
  });
  return [
    {
      tag: 'defs',
      attributes: {},
      children: [
        {
          tag: 'linearGradient',
          attributes: { id, x1: 0, y1: 0, x2: 0, y2: 1 },
          children: [shade(0.34, 0), shade(0.7, 0.74), shade(1, 0.94)],
        },
      ],
    },
    rect(0, 0, canvas.width, canvas.height, { fill: palette.ink }),
    { tag: 'g', attributes: {}, children: pattern(palette, random) },
    rect(0, 0, canvas.width, canvas.height, { fill: `url(#${id})` }),
    ...titleNodes(title, palette),
  ];
}
