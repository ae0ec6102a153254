import { shade } from './layouts/index.ts';
import { canvas } from './patterns/pattern.ts';
import { posterLook, type PosterSubject } from './poster-look.ts';
import { rect, type PosterNode } from './poster-node.ts';
import { hashText, seededRandom } from './seeded-random.ts';

/**
 * The drawing of a poster on a canvas of 320 × 180: the same subject always gives the same drawing.
 *
 * @param id unique in the document, because the shade behind the title is referenced by it
 */
export function posterModel(subject: PosterSubject, id: string): PosterNode[] {
  const { title, genre } = subject;
  const { palette, pattern, layout } = posterLook(subject);
  const random = seededRandom(hashText(`${title}\n${genre ?? ''}`));
  const drawn = layout(title, palette, id);
  return [
    rect(0, 0, canvas.width, canvas.height, { fill: palette.ink }),
    { tag: 'g', attributes: {}, children: pattern(palette, random) },
    ...(drawn.isWhole ? drawn : shade(title, palette, id)).nodes,
  ];
}
