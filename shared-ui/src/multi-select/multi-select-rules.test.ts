import { describe, expect, test } from '@jest/globals';
import { toggleAll, toggleOption } from './choose.ts';
import { matchingOptions } from './matching-options.ts';
import { summarise } from './summary.ts';
import { isGroup, type TreeOption } from './tree-option.ts';
import { treeRows } from './tree-rows.ts';

const FRANCE = {
  id: 1,
  name: 'France',
  children: [
    { id: 11, name: 'Canal Un' },
    { id: 12, name: 'Canal Deux' },
  ],
};
const SPAIN = { id: 2, name: 'Spain', children: [{ id: 21, name: 'Canal Sol' }] };
const OPTIONS: readonly TreeOption[] = [FRANCE, SPAIN];
const FLAT: readonly TreeOption[] = [
  { id: 1, name: 'Crime' },
  { id: 2, name: 'Quiz' },
  { id: 3, name: 'Documentary series' },
  { id: 4, name: 'Late-night talk' },
];

describe('searching the options', () => {
  test('[MSD-01] ignores case, accents and outer spaces, and keeps the matching children of a group', () => {
    expect(matchingOptions(OPTIONS, ' SOL ')).toEqual([SPAIN]);
    expect(matchingOptions(OPTIONS, 'deux')).toEqual([{ ...FRANCE, children: [FRANCE.children[1]] }]);
    expect(matchingOptions(OPTIONS, 'france')).toEqual([FRANCE]);
    expect(matchingOptions(OPTIONS, 'x')).toEqual(
      [FRANCE].map((it) => ({ ...it, children: [FRANCE.children[1]] })),
    );
    expect(matchingOptions([{ id: 5, name: 'Télé Fontrive' }], 'tele')).toHaveLength(1);
    expect(matchingOptions(FLAT, 'sériés')).toEqual([FLAT[2]]);
    expect(matchingOptions(OPTIONS, 'zz')).toEqual([]);
    expect(matchingOptions(OPTIONS, '')).toBe(OPTIONS);
  });
});

describe('selecting', () => {
  test('[MSD-01] selects all children of a group, and deselects them once all are selected', () => {
    const some = toggleOption([21], FRANCE);
    expect(some).toEqual([21, 11, 12]);
    expect(toggleOption(some, FRANCE)).toEqual([21]);
    expect(toggleOption([11], FRANCE)).toEqual([11, 12]);
    expect(toggleOption([11], { id: 11, name: 'Canal Un' })).toEqual([]);
  });

  test('[MSD-01] selects the options that match the search with select-all', () => {
    const shown = matchingOptions(OPTIONS, 'canal u');
    expect(toggleAll([21], shown)).toEqual([21, 11]);
    expect(toggleAll([21, 11], shown)).toEqual([21]);
    expect(toggleAll([], OPTIONS)).toEqual([11, 12, 21]);
  });
});

describe('the lines of the list', () => {
  test('are options, and children of open groups, with their selection state', () => {
    const rows = treeRows(OPTIONS, new Set([11]), ({ id }) => id === 1);
    expect(
      rows.map(({ option, level, isOpen, ticked, place, siblings }) => [
        option.name,
        level,
        isOpen,
        ticked,
        place,
        siblings,
      ]),
    ).toEqual([
      ['France', 1, true, 'some', 1, 2],
      ['Canal Un', 2, null, 'all', 1, 2],
      ['Canal Deux', 2, null, 'none', 2, 2],
      ['Spain', 1, false, 'none', 2, 2],
    ]);
    expect(rows.filter(({ option }) => isGroup(option))).toHaveLength(2);
  });
});

describe('the text of the closed list', () => {
  const say = (value: readonly number[], options = FLAT) =>
    summarise(options, value, {
      all: 'all selected',
      none: 'Select an option',
      selected: (count) => `${count} Selected`,
    });

  test.each([
    [[], 'Select an option'],
    [[2], 'Quiz'],
    [[2, 1], 'Crime, Quiz'],
    [[3, 1, 2], 'Crime, Quiz, Documentary series'.length > 30 ? '3 Selected' : ''],
    [[1, 2, 3, 4], 'all selected'],
  ])('[MSD-02] for %j is "%s"', (value, summary) => {
    expect(say(value)).toBe(summary);
  });

  test('[MSD-02] contains names up to 30 characters together', () => {
    const names = (length: number) => [
      { id: 1, name: 'x'.repeat(length) },
      { id: 2, name: 'y' },
    ];
    expect(say([1], names(30))).toBe('x'.repeat(30));
    expect(say([1], names(31))).toBe('1 Selected');
  });

  test('[MSD-02] names chosen options if they are the whole list only because nothing has results', () => {
    const chosenAlone = [
      { id: 1, name: 'Crime', count: 0 },
      { id: 2, name: 'Quiz', count: 0 },
    ];
    expect(say([1, 2], chosenAlone)).toBe('Crime, Quiz');
    expect(say([1, 2], [{ id: 1, name: 'Crime', count: 3 }, ...chosenAlone.slice(1)])).toBe('all selected');
  });

  test('counts selected options that are not in the list', () => {
    expect(say([2, 99])).toBe('2 Selected');
  });
});
