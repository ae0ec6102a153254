import { expect, test } from 'vitest';
import { createStepReader } from './steps.ts';

test('a build reports its own time, and a step of the server lasts until the next one', () => {
  let now = 0;
  const reader = createStepReader(() => now);
  const lines: readonly (readonly [number, string])[] = [
    [0, '… Installing dependencies'],
    [9_000, '✓ Installing dependencies (9.0 s)'],
    [10_000, 'Opening the database …'],
    [12_500, 'Generating the sample catalogue …'],
    [13_000, 'Generating the sample catalogue … 1,002 of 4,000'],
    [20_000, ''],
  ];
  for (const [at, line] of lines) {
    now = at;
    reader.read(line);
  }
  expect(reader.end()).toEqual([
    { title: 'Installing dependencies', seconds: 9 },
    { title: 'Opening the database', seconds: 2.5 },
    { title: 'Generating the sample catalogue', seconds: 7.5 },
  ]);
});
