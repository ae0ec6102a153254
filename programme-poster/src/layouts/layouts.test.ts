import { describe, expect, test } from '@jest/globals';
import { colourOf, contrast, groundAt } from '../ground.fixture.ts';
import { palettes } from '../palettes.ts';
import { widthInEm } from '../title-lines.ts';
import { layouts } from './index.ts';

const TITLES = [
  'Mask',
  'The Long Way Back From the Harbour',
  'The Great Kitchen Relay: Champions of the Coast',
  '被遗忘的月亮',
  '从港口回来的漫漫长路第二季之海边的灯塔',
  'هتل میدان',
];
const cases = layouts.flatMap((layout) => TITLES.map((title) => [layout.name, title, layout] as const));

describe('a title', () => {
  test.each(cases)('in the layout %s stays inside the poster and is readable: %s', (_, title, layout) => {
    for (const palette of palettes) {
      const { nodes } = layout(title, palette, 'id');
      const lines = nodes.filter(({ tag }) => tag === 'text');
      expect(lines.length).toBeGreaterThan(0);
      for (const { attributes, text = '' } of lines) {
        const size = Number(attributes['fontSize']);
        const width = widthInEm(text) * size;
        const left = Number(attributes['x']) - (attributes['textAnchor'] === 'middle' ? width / 2 : 0);
        const baseline = Number(attributes['y']);
        expect(left).toBeGreaterThanOrEqual(12);
        expect(left + width).toBeLessThanOrEqual(308);
        expect(baseline - 0.8 * size).toBeGreaterThan(30);
        expect(baseline + 0.25 * size).toBeLessThan(172);
        // Whatever colour the pattern has there.
        const colours = [palette.ink, palette.deep, palette.mid, palette.bright, palette.spark];
        for (const colour of colours)
          for (const x of [left, left + width / 2, left + width])
            for (const y of [baseline - 0.72 * size, baseline]) {
              const ground = groundAt(nodes, colourOf(colour), x, y);
              expect(contrast(colourOf(String(attributes['fill'])), ground)).toBeGreaterThan(4.5);
            }
      }
    }
  });
});

test('each layout has another ground under the title', () => {
  const grounds = layouts.map((layout) =>
    layout('Mask', palettes[0] as (typeof palettes)[0], 'id')
      .nodes.filter(({ tag }) => tag !== 'text')
      .map(({ tag, attributes }) => `${tag} ${String(attributes['fill'])} ${String(attributes['stroke'])}`)
      .join(),
  );
  expect(new Set(grounds).size).toBe(layouts.length);
});
