import type { PosterNode } from './poster-node.ts';

export type Colour = readonly [red: number, green: number, blue: number];

export const colourOf = (hex: string): Colour => [
  parseInt(hex.slice(1, 3), 16),
  parseInt(hex.slice(3, 5), 16),
  parseInt(hex.slice(5, 7), 16),
];

const over = (front: Colour, opacity: number, back: Colour): Colour => {
  const mix = (at: 0 | 1 | 2) => opacity * front[at] + (1 - opacity) * back[at];
  return [mix(0), mix(1), mix(2)];
};

/** The contrast of two colours by WCAG, 1 to 21. */
export function contrast(one: Colour, other: Colour): number {
  const luminance = (colour: Colour) => {
    const linear = (value: number) =>
      value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
    return 0.2126 * linear(colour[0]) + 0.7152 * linear(colour[1]) + 0.0722 * linear(colour[2]);
  };
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const numberOf = ({ attributes }: PosterNode, name: string) => Number(attributes[name] ?? 0);

/** Corners of a path of absolute M, H, V and L commands. */
function cornersOf(d: string): [number, number][] {
  const corners: [number, number][] = [];
  let [x, y] = [0, 0];
  for (const [, command = '', values = ''] of d.matchAll(/([MHVL])([-\d. ]+)/g)) {
    const [first = 0, second = 0] = values.trim().split(' ').map(Number);
    if (command !== 'V') x = first;
    if (command === 'V') y = first;
    if (command === 'M' || command === 'L') y = second;
    corners.push([x, y]);
  }
  return corners;
}

function isInside(node: PosterNode, x: number, y: number): boolean {
  if (node.tag === 'circle')
    return Math.hypot(x - numberOf(node, 'cx'), y - numberOf(node, 'cy')) <= numberOf(node, 'r');
  if (node.tag === 'rect') {
    const [left, top] = [x - numberOf(node, 'x'), y - numberOf(node, 'y')];
    return left >= 0 && top >= 0 && left <= numberOf(node, 'width') && top <= numberOf(node, 'height');
  }
  const corners = cornersOf(String(node.attributes['d']));
  return corners.reduce((inside, [ax, ay], index) => {
    const [bx, by] = corners[(index + 1) % corners.length] ?? [0, 0];
    const crosses = ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax;
    return crosses ? !inside : inside;
  }, false);
}

/** Opacity of a vertical gradient at a height of a canvas of 180. */
function fadeAt(stops: readonly PosterNode[], y: number): number {
  const at = y / 180;
  const next = stops.findIndex((stop) => numberOf(stop, 'offset') >= at);
  const after = stops[next] ?? stops.at(-1);
  const before = stops[next - 1] ?? after;
  if (!after || !before) return 0;
  const [from, to] = [numberOf(before, 'offset'), numberOf(after, 'offset')];
  const part = to === from ? 1 : (at - from) / (to - from);
  return (
    numberOf(before, 'stopOpacity') +
    part * (numberOf(after, 'stopOpacity') - numberOf(before, 'stopOpacity'))
  );
}

/** The colour of a point once the shapes of `nodes` are drawn over `pattern`, texts left out. */
export function groundAt(nodes: readonly PosterNode[], pattern: Colour, x: number, y: number): Colour {
  let stops: readonly PosterNode[] = [];
  let colour = pattern;
  for (const node of nodes) {
    if (node.tag === 'defs') stops = node.children?.[0]?.children ?? [];
    const fill = String(node.attributes['fill'] ?? 'none');
    if (!['rect', 'circle', 'path'].includes(node.tag) || fill === 'none' || !isInside(node, x, y)) continue;
    colour = fill.startsWith('url')
      ? over(colourOf(String(stops[0]?.attributes['stopColor'])), fadeAt(stops, y), colour)
      : over(colourOf(fill), 1, colour);
  }
  return colour;
}
