import { expect, test } from '@jest/globals';
import { barLayout } from './bar-layout.ts';
import type { ChartBar } from './chart-groups.ts';

const bar = (id: string, value: number | null, reference: number | null = null): ChartBar => ({
  id,
  label: `Slot ${id}`,
  notes: [],
  value,
  reference,
  performance: null,
});
const group = (...bars: ChartBar[]) => ({ id: 'group', label: null, bars });

test('lengths are in proportion to the figures, from zero', () => {
  const { boxes } = barLayout([group(bar('a', 20, 10), bar('b', 5))], 500);
  const [first, second] = boxes;
  expect(first?.valueX).toBeCloseTo(4 * (second?.valueX ?? 0), 6);
  expect(first?.valueX).toBeCloseTo(2 * (first?.referenceX ?? 0), 6);
});

test.each([
  [700, 0.4],
  [520, 0.3],
  [400, 0.1],
  [700, 2],
])('the axis of %i px has no figure between those with one decimal, up to %f', (width, highest) => {
  const values = barLayout([group(bar('a', highest))], width).axis.ticks.map(({ value }) => value);
  expect(values.length).toBeGreaterThan(1);
  expect(values.map((value) => Number(value.toFixed(1)))).toEqual(
    values.map((value) => expect.closeTo(value, 6)),
  );
  expect(values[0]).toBe(0);
});

test.each([240, 320, 700, 1200])('everything fits a width of %i px', (width) => {
  const long = 'Premiere, Monday 20:30–21:30, '.repeat(20);
  const groups = [
    group(...Array.from({ length: 20 }, (_, place) => ({ ...bar(String(place), 99.9, 87), label: long }))),
  ];
  const { boxes, axis, height } = barLayout(groups, width);
  expect(boxes).toHaveLength(20);
  for (const { figureX, labelLines } of boxes) {
    expect(figureX).toBeLessThanOrEqual(width - 60);
    expect(labelLines.length).toBeLessThanOrEqual(2);
  }
  for (const { x } of axis.ticks) expect(x).toBeLessThanOrEqual(width);
  expect(height).toBeGreaterThan(axis.bottom);
});

test('bars do not overlap, and groups have their headings above them', () => {
  const { boxes, headings } = barLayout(
    [
      { id: 'one', label: 'Nightfall', bars: [bar('a', 3), bar('b', 4)] },
      { id: 'two', label: 'Harbour Nine', bars: [bar('a', 5)] },
    ],
    400,
  );
  boxes.slice(1).forEach((box, place) => {
    const before = boxes[place];
    expect(box.top).toBeGreaterThanOrEqual((before?.top ?? 0) + (before?.height ?? 0));
  });
  expect(headings.map(({ text, tone }) => [text, tone])).toEqual([
    ['Nightfall', 0],
    ['Harbour Nine', 1],
  ]);
  expect(boxes.map(({ tone }) => tone)).toEqual([0, 0, 1]);
  expect(headings[1]?.y).toBeLessThan(boxes[2]?.top ?? 0);
  expect(headings[1]?.y).toBeGreaterThan(boxes[1]?.top ?? 0);
});

test('a heading that does not fit ends with an ellipsis', () => {
  const { headings } = barLayout([{ id: 'one', label: 'Nightfall '.repeat(20), bars: [bar('a', 3)] }], 240);
  expect(headings[0]?.text).toMatch(/^Nightfall Nightfall .*…$/);
});

test('an unknown figure has no bar, and figures of zero do not divide by zero', () => {
  const { boxes } = barLayout([group(bar('a', null), bar('b', 0, 0))], 400);
  expect(boxes.map(({ valueX, referenceX }) => [valueX, referenceX])).toEqual([
    [null, null],
    [0, 0],
  ]);
});
