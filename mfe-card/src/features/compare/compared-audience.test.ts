import { expect, test } from '@jest/globals';
import type { TFunction } from 'i18next';
import type { AudienceResults } from '@airdex/shared-contracts/api';
import { INDICATORS } from '@airdex/shared-contracts/constants';
import { commonTarget, comparedFigures, comparedIndicators, comparedTargets } from './compared-audience.ts';

const t = ((key: string) => key) as unknown as TFunction;
const { marketSharePercentage, ratPercentage } = INDICATORS;

function results(targets: readonly number[], share: number): AudienceResults {
  return {
    targets: targets.map((id) => ({ id, name: `Target ${String(id)}` })),
    rows: [
      {
        programSlotName: 'Premiere',
        numberOfEpisodes: 1,
        comparisonSlotName: null,
        isOvernight: false,
        ratings: targets.map((idTarget) => ({
          idTarget,
          ratPerc: null,
          ratPerThousand: null,
          shrPerc: share,
          shrPercSlot: 10,
          performanceColor: 'green',
        })),
      },
    ],
    visibleIndicators: [marketSharePercentage],
  };
}

const measured = [
  { id: 7, title: 'Nightfall', place: 0, results: results([1, 2], 12) },
  { id: 9, title: 'Noon', place: 2, results: results([2, 3], 15) },
];

test('offers every target and indicator of the programmes once', () => {
  expect(comparedTargets(measured).map(({ id }) => id)).toEqual([1, 2, 3]);
  expect(comparedIndicators(measured)).toEqual([marketSharePercentage]);
  expect(comparedIndicators([])).toEqual([]);
});

test('finds the first target in which all programmes were measured, or else the first one', () => {
  expect(commonTarget(measured)?.id).toBe(2);
  const others = { id: 10, title: 'Dusk', place: 3, results: results([4], 9) };
  expect(commonTarget([...measured, others])?.id).toBe(1);
  expect(commonTarget([])).toBeUndefined();
});

test('makes a group of bars for each programme that was measured in the target', () => {
  const { groups } = comparedFigures(measured, 2, marketSharePercentage, t);
  expect(
    groups.map(({ label, bars }) => [label, bars.map(({ value, reference }) => [value, reference])]),
  ).toEqual([
    ['Nightfall', [[12, 10]]],
    ['Noon', [[15, 10]]],
  ]);
  const [noon] = comparedFigures(measured, 3, marketSharePercentage, t).groups;
  expect(noon).toMatchObject({ id: '9', tone: 2 });
  expect(comparedFigures(measured, 1, ratPercentage, t).groups[0]?.bars[0]?.value).toBeNull();
});
