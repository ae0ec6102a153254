import type { PosterColours } from './poster-colours.ts';

interface Canvas {
  readonly width: number;
  readonly height: number;
  readonly colours: PosterColours;
  readonly random: () => number;
}

type Pattern = (canvas: Canvas) => string[];

/** Overlapping discs, large to small. */
const discs: Pattern = ({ width, height, colours, random }) =>
  Array.from({ length: 6 }, (_, index) => {
    const radius = Math.round((0.6 - index * 0.08) * height * (0.6 + random() * 0.5));
    const fill = index === 4 ? colours.accent : index % 2 ? colours.light : colours.dark;
    return `<circle cx="${at(random, width)}" cy="${at(random, height * 0.8)}" r="${radius}" fill="${fill}" opacity=".5"/>`;
  });

/** Bars of light that lean the same way. */
const beams: Pattern = ({ width, height, colours, random }) => {
  const lean = Math.round((random() - 0.5) * width * 0.6);
  return Array.from({ length: 8 }, (_, index) => {
    const left = at(random, width);
    const breadth = Math.round(width * (0.02 + random() * 0.12));
    const fill = index === 2 ? colours.accent : index % 2 ? colours.light : colours.dark;
    return `<path d="M${left} 0h${breadth}l${lean} ${height}h-${breadth}z" fill="${fill}" opacity=".45"/>`;
  });
};

/** Ridges, one before the other. */
const ridges: Pattern = ({ width, height, colours, random }) =>
  Array.from({ length: 4 }, (_, index) => {
    const base = height * (0.35 + index * 0.15);
    const steps = Array.from(
      { length: 9 },
      (_unused, step) =>
        `${Math.round((step * width) / 8)} ${Math.round(base + (random() - 0.5) * height * 0.24)}`,
    );
    const fill = index === 0 ? colours.accent : index % 2 ? colours.light : colours.dark;
    const path = `M0 ${height}L${steps.join('L')}L${width} ${height}z`;
    return `<path d="${path}" fill="${fill}" opacity="${index === 0 ? '.35' : '.6'}"/>`;
  });

/** Rings around one point. */
const rings: Pattern = ({ width, height, colours, random }) => {
  const centre = `cx="${at(random, width)}" cy="${at(random, height * 0.7)}"`;
  return Array.from({ length: 7 }, (_, index) => {
    const stroke = index === 3 ? colours.accent : index % 2 ? colours.light : colours.dark;
    const radius = Math.round(height * (0.12 + index * 0.16));
    return `<circle ${centre} r="${radius}" fill="none" stroke="${stroke}" stroke-width="${8 + Math.round(random() * 22)}" opacity=".6"/>`;
  });
};

/** A grid of tiles, some of them lit. */
const tiles: Pattern = ({ width, height, colours, random }) => {
  const side = width / 8;
  return Array.from({ length: 40 }, (_, index) => {
    const chance = random();
    const fill = chance > 0.94 ? colours.accent : chance > 0.55 ? colours.light : colours.dark;
    const x = Math.round((index % 8) * side);
    const y = Math.round(Math.floor(index / 8) * side);
    return `<rect x="${x}" y="${y}" width="${side - 4}" height="${side - 4}" fill="${fill}" opacity="${(0.2 + random() * 0.5).toFixed(2)}"/>`;
  }).filter((tile) => !tile.includes(`y="${height}"`));
};

const PATTERNS: readonly Pattern[] = [discs, beams, ridges, rings, tiles];

/** The picture behind the title, as SVG elements. */
export function posterShapes(canvas: Canvas): string[] {
  const pattern = PATTERNS[Math.floor(canvas.random() * PATTERNS.length)] ?? discs;
  return pattern(canvas);
}

function at(random: () => number, length: number): number {
  return Math.round(random() * length);
}
