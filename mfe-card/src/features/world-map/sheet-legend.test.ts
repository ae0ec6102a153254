import { expect, test } from '@jest/globals';
import { textWidth } from '../picture-text/wrap-label.ts';
import { MARK, MARGIN, sheetLegend, type SheetEntry } from './sheet-legend.ts';

const ORIGIN: SheetEntry = { look: null, label: 'Country of origin' };
const legend = (labels: readonly string[]) =>
  [1, 2, 3, 4].flatMap((look, place): SheetEntry[] => {
    const label = labels[place];
    return label === undefined ? [] : [{ look: look as 1 | 2 | 3 | 4, label }];
  });

test('entries that fit are in one line', () => {
  const placed = sheetLegend([...legend(['Original', 'Adaptation']), ORIGIN], 1200);
  expect(placed.map(({ line }) => line)).toEqual([0, 0, 0]);
  expect(placed[0]?.x).toBe(MARGIN);
});

test.each([
  [
    'four titles',
    ['Harbour Nine at Night', 'The Great Kitchen Duel', 'Nightfall in Marseille', 'One Last Summer'],
  ],
  [
    'four titles in Chinese',
    ['港口九号之夜晚间新闻', '伟大的厨房对决第二季', '马赛的夜幕降临了吗', '最后一个夏天的故事'],
  ],
  ['one very long title', ['Nightfall '.repeat(30)]],
])('no entry is outside the picture or covers another: %s', (_, titles) => {
  for (const width of [760, 1200]) {
    const placed = sheetLegend([...legend(titles), ORIGIN], width);
    expect(placed).toHaveLength(titles.length + 1);
    placed.forEach(({ x, line, label }, index) => {
      const end = x + MARK + (textWidth(label) * 15) / 12;
      expect(end).toBeLessThanOrEqual(width - MARGIN + 1);
      const next = placed[index + 1];
      if (next?.line === line) expect(next.x).toBeGreaterThan(end);
    });
  }
});

test('lines follow each other, and a title that fills a line ends with an ellipsis', () => {
  const placed = sheetLegend([...legend(['Nightfall '.repeat(30)]), ORIGIN], 760);
  expect(placed[0]?.label).toMatch(/^Nightfall .*…$/);
  expect(placed.map(({ x, line }) => [x, line])).toEqual([
    [MARGIN, 0],
    [MARGIN, 1],
  ]);
});
