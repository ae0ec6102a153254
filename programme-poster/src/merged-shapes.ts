import { path, tenth, type PosterNode } from './poster-node.ts';

type Attributes = PosterNode['attributes'];

const GEOMETRY: ReadonlySet<string> = new Set(['d', 'cx', 'cy', 'r', 'x', 'y', 'width', 'height']);

function outlineOf({ tag, attributes }: PosterNode): string {
  const at = (name: string) => Number(attributes[name]);
  if (tag === 'rect') return `M${at('x')} ${at('y')}h${at('width')}v${at('height')}h${-at('width')}z`;
  if (tag !== 'circle') return String(attributes['d']);
  const radius = at('r');
  const half = (width: number) => `a${radius} ${radius} 0 0 1 ${width} 0`;
  return `M${tenth(at('cx') - radius)} ${at('cy')}${half(tenth(2 * radius))}${half(tenth(-2 * radius))}z`;
}

/** Fill, stroke and the like. */
const lookOf = (attributes: Attributes): Attributes =>
  Object.fromEntries(Object.entries(attributes).filter(([name]) => !GEOMETRY.has(name)));

/**
 * One path for all shapes of the same look: a browser takes far longer to read and draw a hundred elements. For circles,
 * paths and rectangles with square corners that do not cover each other, because it changes their order.
 */
export function merged(shapes: readonly PosterNode[]): PosterNode[] {
  const looks = new Map<string, { readonly look: Attributes; readonly outlines: string[] }>();
  for (const shape of shapes) {
    const look = lookOf(shape.attributes);
    const key = JSON.stringify(look);
    const known = looks.get(key) ?? { look, outlines: [] };
    known.outlines.push(outlineOf(shape));
    looks.set(key, known);
  }
  return [...looks.values()].map(({ look, outlines }) => path(outlines.join(''), look));
}
