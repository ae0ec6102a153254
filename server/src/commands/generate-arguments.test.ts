import { describe, expect, test } from 'vitest';
import { DEFAULT_PROGRAMMES, DEFAULT_SEED } from '@airdex/catalogue-data/sample';
import { readGenerateArguments } from './generate-arguments.ts';
import { isWrongUsage } from './run-command.ts';

const NOON = new Date('2026-11-20T12:00:00Z');
const read = (...args: string[]) => readGenerateArguments(args, NOON);

describe('readGenerateArguments', () => {
  test('accepts no arguments', () => {
    expect(read()).toEqual({
      programmes: DEFAULT_PROGRAMMES,
      seed: DEFAULT_SEED,
      today: '2026-11-20',
      replace: false,
      besideImported: false,
    });
  });

  test('reads all options', () => {
    expect(
      read('--programmes', '300000', '--seed', 'x', '--today=2026-01-02', '--replace', '--beside-imported'),
    ).toEqual({ programmes: 300_000, seed: 'x', today: '2026-01-02', replace: true, besideImported: true });
  });

  test('shows help if that is requested with other options', () => {
    expect(read('--help', '--programmes', 'many')).toBe('help');
  });

  test.each([
    [['--programmes', '0'], '--programmes'],
    [['--programmes', '1e3'], '--programmes'],
    [['--programmes', '999999999'], '--programmes'],
    [['--today', 'tomorrow'], '--today'],
    [['--today', '2026-02-30'], '--today'],
    [['--unknown'], '--unknown'],
    [['stray'], 'stray'],
    [['--seed'], '--seed'],
  ])('rejects %j and names it', (args, named) => {
    expect(() => read(...args)).toThrow(expect.toSatisfy(isWrongUsage));
    expect(() => read(...args)).toThrow(named);
  });
});
