import { describe, expect, test } from 'vitest';
import { readLogPosition } from './log-position.ts';

describe('a position in the log', () => {
  test('is read as bytes, whatever its halves', () => {
    expect(readLogPosition('0/0')).toBe(0n);
    expect(readLogPosition('0/B374D848')).toBe(0xb374d848n);
    expect(readLogPosition('16/B374D848')).toBe(0x16b374d848n);
    expect(readLogPosition('1/0') > readLogPosition('0/FFFFFFFF')).toBe(true);
  });

  test.each(['', '0', '1/', '/1', '1/2/3', 'x/1', '123456789/0'])('is not %j', (text) => {
    expect(() => readLogPosition(text)).toThrow('no position');
  });
});
