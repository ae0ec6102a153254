import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { titleLines, widthInEm } from './title-lines.ts';

describe('titleLines', () => {
  test('draws a short title on one large line', () => {
    expect(titleLines('Harbour', 280)).toEqual({ size: 30, lines: ['Harbour'], isCut: false });
  });

  test('breaks a longer one between words and makes it smaller', () => {
    const { size, lines } = titleLines('The Long Way Back From the Harbour', 280);
    expect(size).toBeLessThan(30);
    expect(lines.join(' ')).toBe('The Long Way Back From the Harbour');
  });

  test('balances lines: no word is alone on the last one', () => {
    const widths = titleLines('The Great Kitchen Relay: Champions of the Coast', 280).lines.map(widthInEm);
    expect(widths.length).toBeGreaterThan(1);
    expect(Math.min(...widths) / Math.max(...widths)).toBeGreaterThan(0.5);
  });

  test('breaks Chinese between characters', () => {
    const { lines } = titleLines('从港口回来的漫漫长路第二季', 280);
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.join('')).toBe('从港口回来的漫漫长路第二季');
  });

  test('ends with an ellipsis if it does not fit', () => {
    const { lines, isCut } = titleLines('word '.repeat(60), 280);
    expect(isCut).toBe(true);
    expect(lines).toHaveLength(3);
    expect(lines[2]).toMatch(/…$/);
    expect(titleLines('x'.repeat(200), 280).lines[0]).toMatch(/^x+…$/);
  });

  test('returns at most three lines for any title, none wider than the space', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (title) => {
        const { size, lines } = titleLines(title, 280);
        expect(lines.length).toBeLessThanOrEqual(3);
        for (const line of lines) expect(widthInEm(line) * size).toBeLessThanOrEqual(280 + 1e-9);
      }),
    );
  });
});
