import { describe, expect, test } from '@jest/globals';
import { isContractCompatible } from './contract-version.ts';

describe('isContractCompatible', () => {
  test.each([
    ['1.2.0', '1.2.0', true],
    ['1.1.9', '1.2.0', true],
    ['1.2.7', '1.2.0', true],
    ['1.3.0', '1.2.0', false],
    ['2.0.0', '1.9.0', false],
    ['1.0.0', '2.0.0', false],
    ['1.9.0', '1.10.0', true],
  ])('[MFE-06] built against %s, offered %s: %s', (builtAgainst, offered, compatible) => {
    expect(isContractCompatible(builtAgainst, offered)).toBe(compatible);
  });

  test('refuses what is not a version', () => {
    expect(() => isContractCompatible('1.2', '1.2.0')).toThrow('"1.2" is not a contract version');
  });
});
