import { describe, expect, test } from '@jest/globals';
import { placeOfText, textOfPlace, textOfTicks, ticksOfText } from './remembered.ts';

describe('a place as text', () => {
  test('survives a round trip', () => {
    const place = { idProgram: 7, index: 130, offset: -12.5, pages: 2 };
    expect(placeOfText(textOfPlace(place))).toEqual(place);
    const inTable = { ...place, view: 'list' } as const;
    expect(placeOfText(textOfPlace(inTable))).toEqual(inTable);
  });

  test.each([null, '', '{', '{}', 'null', '{"idProgram":7,"index":-1,"offset":0,"pages":1}'])(
    '%s is rejected',
    (text) => {
      expect(placeOfText(text)).toBeNull();
    },
  );
});

describe('ticks as text', () => {
  test.each([
    ['Include', []],
    ['Include', [3, 9]],
    ['Exclude', [4]],
    ['Include', Array.from({ length: 20_000 }, (_, index) => index * 3)],
  ] as const)('survive a round trip: %s', (selectMode, ids) => {
    const ticks = { isAllSelected: false, selectMode, selectedIds: [...ids] };
    expect(ticksOfText(textOfTicks(ticks))).toEqual(ticks);
  });

  test('need no text if everything is ticked', () => {
    expect(textOfTicks({ isAllSelected: true, selectMode: 'Exclude', selectedIds: [] })).toBeNull();
  });

  test.each([null, '', '3.4', '+x'])('%s is rejected', (text) => {
    expect(ticksOfText(text)).toBeNull();
  });
});
