import { expect, test } from '@jest/globals';
import { flowOfProgramme, flowsOfProgrammes } from './flow-map-content.ts';
import { inSingapore, inSpain, launch } from './testing/launch.ts';

const texts = {
  note: ({ idProgram, localTitle, channel }: ReturnType<typeof launch>) => ({
    key: idProgram,
    title: localTitle,
    detail: channel,
  }),
  type: (formatType: string | null) => formatType ?? 'Unknown',
  several: 'Several',
  colon: ': ',
};

test('colours countries by the type of their first launch, with a route from the origin to each', () => {
  const { places, routes, legend } = flowOfProgramme(
    [
      launch({ formatType: 'Original' }),
      launch({ ...inSpain, formatType: 'Acquired' }),
      launch({ ...inSpain, formatType: 'Adaptation' }),
      launch({ ...inSingapore, formatType: null }),
    ],
    texts,
  );
  expect(places.map(({ code, look, number, notes }) => [code, look, number, notes.length])).toEqual([
    ['FR', 1, 1, 1],
    ['ES', 2, 2, 2],
    ['SG', 5, 3, 1],
  ]);
  expect(routes).toEqual([
    { from: 'FR', to: 'ES', look: 2 },
    { from: 'FR', to: 'SG', look: 5 },
  ]);
  expect(legend.map(({ label }) => label)).toEqual(['Original', 'Acquired', 'Unknown']);
});

test('draws no routes without a known origin', () => {
  expect(flowOfProgramme([launch(), launch(inSpain)], texts).routes).toEqual([]);
});

test('shows several programmes on one map, and marks countries that they share', () => {
  const { places, routes, legend } = flowsOfProgrammes(
    [
      {
        idProgram: 1,
        title: 'One',
        launches: [launch({ formatType: 'Original' }), launch({ ...inSpain, localTitle: 'Uno' })],
      },
      {
        idProgram: 2,
        title: 'Two',
        launches: [
          launch({ ...inSpain, localTitle: 'Dos' }),
          launch({ ...inSpain, localTitle: 'Two' }),
          launch(inSingapore),
        ],
      },
    ],
    texts,
  );
  expect(places.map(({ code, look, notes }) => [code, look, notes.length])).toEqual([
    ['FR', 1, 1],
    ['ES', 5, 3],
    ['SG', 2, 1],
  ]);
  // In a shared country, launches name their programme.
  expect(places[1]?.notes.map(({ title }) => title)).toEqual(['One: Uno', 'Two: Dos', 'Two']);
  expect(routes).toEqual([{ from: 'FR', to: 'ES', look: 1 }]);
  expect(legend).toEqual([
    { look: 1, label: 'One' },
    { look: 2, label: 'Two' },
    { look: 5, label: 'Several' },
  ]);
});
