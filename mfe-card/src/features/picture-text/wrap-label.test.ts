import { expect, test } from '@jest/globals';
import { cutLabel, textWidth, wrapLabel } from './wrap-label.ts';

test('keeps a label that fits on one line', () => {
  expect(wrapLabel('Season average', 200)).toEqual(['Season average']);
});

test('breaks between words, and cuts what two lines cannot hold', () => {
  expect(wrapLabel('Premiere, Monday 20:30–21:30', 110)).toEqual(['Premiere, Monday', '20:30–21:30']);
  const [first, second, ...rest] = wrapLabel('Premiere, Monday 20:30–21:30 without the repeats', 110);
  expect([first, rest]).toEqual(['Premiere, Monday', []]);
  expect(second).toMatch(/^20:30–.*…$/);
});

test('cuts what one line cannot hold, with an ellipsis', () => {
  expect(cutLabel('Nightfall', 60)).toBe('Nightfall');
  const cut = cutLabel('Nightfall over the harbour', 60);
  expect(cut).toMatch(/^Nightf.*…$/);
  expect(textWidth(cut)).toBeLessThanOrEqual(60);
});

test('breaks between Chinese characters', () => {
  const lines = wrapLabel('全季平均，工作日晚间黄金时段', 100);
  expect(lines.join('')).toBe('全季平均，工作日晚间黄金时段');
  expect(lines).toHaveLength(2);
});

test.each(['Donaudampfschifffahrtsgesellschaftskapitän', '全季平均'.repeat(30), 'a b '.repeat(80)])(
  'never returns a line wider than the space for %s',
  (label) => {
    for (const line of wrapLabel(label, 90)) expect(textWidth(line)).toBeLessThanOrEqual(90);
  },
);
