import { expect, test } from '@jest/globals';
import { INDICATORS } from '@airdex/shared-contracts/constants';
import { differenceText, tickText } from './bar-texts.ts';

test.each([
  [24, 20, '+20.0%'],
  [15, 20, '−25.0%'],
  [20, 20, '±0.0%'],
  [null, 20, null],
  [20, null, null],
  [20, 0, null],
])('the difference of %p from %p is %p', (value, reference, text) => {
  expect(differenceText(value, reference)).toBe(text);
});

test('figures of the axis have a decimal only if they need it', () => {
  expect(tickText(10, INDICATORS.marketSharePercentage)).toBe('10%');
  expect(tickText(2.5, INDICATORS.ratPercentage)).toBe('2.5%');
  expect(tickText(1500, INDICATORS.ratPerThousand)).toBe('1 500');
});
